import { fileURLToPath } from 'node:url'
import { execa } from 'execa'

/**
 * Runs a Node program in its own process, so that its memory can be told apart.
 *
 * @throws {Error} the program failed; its errors went to this process's
 */
export async function runMeasured(program: URL, args: string[]) {
  const reporter = new URL('reportPeak.ts', import.meta.url).href
  const { durationMs, stdio } = await execa(
    process.execPath,
    ['--import', reporter, fileURLToPath(program), ...args],
    // The reporter writes to the last one.
    { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  )
  return { seconds: durationMs / 1000, peakMiB: Number(stdio[3]) / 1024 }
}
