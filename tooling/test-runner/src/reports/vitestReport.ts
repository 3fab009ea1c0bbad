import { z } from 'zod'
import type { Counts } from '../counts.ts'

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/**
 * Counts of a vitest JSON report. A file that failed without a failed test, because it could not be
 * loaded or set up, counts as one failure.
 *
 * @throws the text is not such a report
 */
export function readVitestReport(text: string): Counts {
  const report = reportSchema.parse(JSON.parse(text))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => [`${name} › ${fullName}`, ...failureMessages].join('\n')),
      ),
      ...broken.map(({ name, message }) => `${name}\n${message}`),
    ],
  }
}
