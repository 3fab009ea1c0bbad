import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const TIMEOUT_MS = 600_000

/**
 * Runs an installer and passes on what it prints.
 *
 * @throws {Error} it failed, or took longer than ten minutes
 */
export async function runVisibly(file: string, args: string[], onProgress: (message: string) => void) {
  const child = spawn(file, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => onProgress(`  ${line}`))
  }
  const [exitCode, signal] = await once(child, 'close')
  if (exitCode !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${exitCode ?? signal}.`)
}
