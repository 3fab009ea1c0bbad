import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithParent } from '../processes/endWithParent.ts'
import { findFreePort } from '../processes/findFreePort.ts'
import { untilPrinted } from '../processes/untilPrinted.ts'
import { findProgram } from '../programs/findProgram.ts'
import { findServerUser } from './serverUser.ts'

const READY = 'process up'

/** Path of PgBouncer, which is undefined where there is none and none may be installed. */
export const findPgbouncer = () => findProgram({ names: ['pgbouncer'], debianPackage: 'pgbouncer' })

/**
 * Starts a PgBouncer in transaction mode in front of a Postgres server.
 *
 * @throws {Error} there is no PgBouncer, or it ended while starting
 */
export async function startPgbouncer(serverUrl: string) {
  const program = await findPgbouncer()
  if (program === undefined) throw new Error('There is no PgBouncer on this machine.')
  const user = await findServerUser()
  const directory = await mkdtemp(join(tmpdir(), 'foyer-pgbouncer-'))
  const [port, server] = [await findFreePort(), new URL(serverUrl)]
  const [users, file] = [join(directory, 'users.txt'), join(directory, 'pgbouncer.ini')]
  await writeFile(users, '"postgres" ""\n')
  await writeFile(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 15
`,
  )
  if (user) for (const path of [directory, users, file]) await chown(path, user.uid, user.gid)
  const child = spawn(program, [file], { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] })
  endWithParent(child)
  const exited = once(child, 'exit')
  await untilPrinted({ stream: child.stderr, text: READY, exited, name: 'PgBouncer' })
  return {
    /** A database of the server by way of the pooler. */
    urlOf(databaseUrl: string) {
      const url = new URL(databaseUrl)
      url.host = `127.0.0.1:${port}`
      return url.href
    },
    async stop() {
      child.kill('SIGKILL')
      await exited
      await rm(directory, { recursive: true, force: true })
    },
  }
}
