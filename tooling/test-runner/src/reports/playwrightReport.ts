import { z } from 'zod'
import type { Counts } from '../counts.ts'

const reportSchema = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

/**
 * Counts of a Playwright JSON report. A test that passed only on a retry has failed,
 * and so has each error outside of a test (a fixture file that does not load, a stack that does not start).
 *
 * @throws the text is not such a report
 */
export function readPlaywrightReport(text: string): Counts {
  const { errors, stats } = reportSchema.parse(JSON.parse(text))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}
