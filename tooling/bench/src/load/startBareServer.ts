import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { nodeCommand } from '@foyer/harness/processes'

/** Runs the bare Hono route as a process of its own. */
export async function startBareServer() {
  const { file, args } = nodeCommand(fileURLToPath(new URL('bareMain.ts', import.meta.url)))
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return {
    url: String(url),
    stop() {
      process.off('exit', kill)
      kill()
    },
  }
}
