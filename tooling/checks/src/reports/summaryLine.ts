import { type Counts, NO_TESTS } from '../outcome.ts'

/**
 * Counts from the last line of a runner's output, `N passed, N failed`.
 *
 * @throws {Error} the last line is something else
 */
export function readSummaryLine(lines: readonly string[]): Counts {
  const last = lines.findLast((line) => line.trim() !== '') ?? ''
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(last.trim()) ?? []
  if (passed === undefined || failed === undefined) {
    throw new Error(`The last line should be "N passed, N failed" but is "${last}".`)
  }
  return { ...NO_TESTS, passed: Number(passed), failed: Number(failed) }
}
