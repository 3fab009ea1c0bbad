import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, listProcesses } from '@foyer/harness/processes'
import { execa } from 'execa'
import { endWithParent } from '../processes/endWithParent.ts'
import { untilPrinted } from '../processes/untilPrinted.ts'
import { PostgresStartError } from './errors.ts'
import { findBinaries } from './findBinaries.ts'
import { findServerUser, type ServerUser } from './serverUser.ts'

const READY = 'ready to accept connections'

/** The data is thrown away, so nothing waits for the disk. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
]

const toFlags = (settings: readonly string[]) => settings.flatMap((setting) => ['-c', setting])

export type StartServerParameters = {
  /** True if what was acknowledged is there after `crash`. Default false. */
  isDurable?: boolean
}

/** Starts an empty Postgres on a free loopback port. `stop` ends it and removes its data. */
export async function startServer({ isDurable = false }: StartServerParameters = {}) {
  const user = await findServerUser()
  const directory = await mkdtemp(join(tmpdir(), 'foyer-postgres-'))
  if (user) await chown(directory, user.uid, user.gid)
  const { initdb, postgres } = await findBinaries(user, directory)
  const dataDirectory = join(directory, 'data')
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await execa(initdb, [`--pgdata=${dataDirectory}`, ...flags], { ...user, cwd: directory }).catch((cause) => {
    throw new PostgresStartError('initdb failed.', { cause })
  })
  const port = await findFreePort()
  const settings = toFlags([...SETTINGS, `synchronous_commit=${isDurable ? 'on' : 'off'}`])
  const start = () => startProcess(postgres, ['-D', dataDirectory, '-p', `${port}`, ...settings], user)
  let server = await start()
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    /** Its processes do nothing any more, and its connections stay open. */
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    /** Ends at once, as after a failure of its machine. */
    async crash() {
      await server.end('SIGQUIT')
    },
    /** On the same port, with the same data. */
    async restart() {
      server = await start()
    },
    async stop() {
      await server.end('SIGINT')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Signals a server and the processes of its connections, the server first: a frozen one starts no other. */
async function signalAll(pid: number, signal: NodeJS.Signals) {
  process.kill(pid, signal)
  for (const { pid: child } of (await listProcesses())?.filter(({ parent }) => parent === pid) ?? [])
    try {
      process.kill(child, signal)
    } catch {
      // It has ended meanwhile.
    }
}

async function startProcess(file: string, args: string[], user: ServerUser | undefined) {
  // LC_MESSAGES: readiness is read from the log, whose language follows the environment.
  const child = spawn(file, args, {
    ...user,
    cwd: tmpdir(),
    env: { ...process.env, LC_MESSAGES: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  endWithParent(child, 'QUIT')
  await untilPrinted({ stream: child.stderr, text: READY, exited, name: 'Postgres' }).catch((cause) => {
    throw new PostgresStartError(cause.message, { cause })
  })
  return {
    pid: child.pid ?? 0,
    /** SIGINT is Postgres' "fast shutdown", which does not wait for clients to leave, SIGQUIT its "immediate" one. */
    async end(signal: 'SIGINT' | 'SIGQUIT') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      child.kill('SIGCONT')
      await exited
    },
  }
}
