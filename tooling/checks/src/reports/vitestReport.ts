import { z } from 'zod'
import { fileReportSchema, NO_TESTS, type Outcome } from '../outcome.ts'

/** Names the file that `vitestReporter.ts` writes. */
export const REPORT_VARIABLE = 'FOYER_TEST_REPORT'

const reportSchema = z.object({ files: z.array(fileReportSchema), errors: z.array(z.string()) })

export type VitestReport = z.infer<typeof reportSchema>

/**
 * Reads what `vitestReporter.ts` has written. Each error that belongs to no file is a failure.
 *
 * @throws the text is not such a report
 */
export function readVitestReport(text: string): Outcome {
  const { files, errors } = reportSchema.parse(JSON.parse(text))
  return { files, others: { ...NO_TESTS, failed: errors.length }, failures: errors }
}
