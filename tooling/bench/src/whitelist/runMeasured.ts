import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/**
 * Runs a Node program in a process of its own, whose memory is nobody else's.
 *
 * @throws {Error} the program failed; its errors went to this process's
 */
export async function runMeasured(program: URL, args: string[]) {
  const startedAt = performance.now()
  const reporter = new URL('reportPeak.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--import', reporter, fileURLToPath(program), ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const [report, [exitCode]] = await Promise.all([text(child.stdio[3] as Readable), once(child, 'close')])
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}.`)
  return { seconds: (performance.now() - startedAt) / 1000, peakMiB: Number(report) / 1024 }
}
