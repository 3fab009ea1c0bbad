import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { endWithParent } from '../processes/endWithParent.ts'
import { findFreePort } from '../processes/findFreePort.ts'
import { untilPrinted } from '../processes/untilPrinted.ts'
import { findRedis } from './findRedis.ts'

const READY = 'Ready to accept connections'

/**
 * Starts an empty Redis on a free loopback port, which writes nothing to the disk.
 *
 * @throws {Error} no server was found, or it ended while starting
 */
export async function startRedis() {
  const port = await findFreePort()
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(await findRedis(), settings, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'ignore'] })
  const exited = once(child, 'exit')
  endWithParent(child)
  await untilPrinted({ stream: child.stdout, text: READY, exited, name: 'Redis' })
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
