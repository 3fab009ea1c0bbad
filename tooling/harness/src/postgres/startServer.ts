import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@foyer/harness/processes'
import { execa } from 'execa'
import { endWithParent } from '../processes/endWithParent.ts'
import { PostgresStartError } from './errors.ts'
import { findBinaries } from './findBinaries.ts'
import { findServerUser, type ServerUser } from './serverUser.ts'

const READY = 'ready to accept connections'

/** The data is thrown away, so nothing waits for the disk. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
].flatMap((setting) => ['-c', setting])

/** Starts an empty Postgres on a free loopback port. `stop` ends it and removes its data. */
export async function startServer() {
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
  const stop = await startProcess(postgres, ['-D', dataDirectory, '-p', `${port}`, ...SETTINGS], user)
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
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
  let log = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk
      if (log.includes(READY)) resolve()
    })
    exited.then(
      () => reject(new PostgresStartError(`Postgres ended while starting: ${log}`)),
      (cause) => reject(new PostgresStartError('Postgres could not be run.', { cause })),
    )
  })
  child.stderr.removeAllListeners('data').resume()
  return async () => {
    // SIGINT is Postgres' "fast shutdown": it does not wait for clients to leave.
    child.kill('SIGINT')
    await exited
  }
}
