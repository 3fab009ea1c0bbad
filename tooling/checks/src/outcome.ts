import { z } from 'zod'

export const countsSchema = z.object({ passed: z.int(), failed: z.int(), skipped: z.int() })

export type Counts = z.infer<typeof countsSchema>

export const fileReportSchema = countsSchema.extend({
  /** Where the file is, as its runner prints it. */
  file: z.string(),
  /** Which of the runner's projects ran it, where one file runs in several. */
  project: z.string().optional(),
  /** A text for each failed test, and for each failure of the file as a whole. */
  failures: z.array(z.string()),
  /** False when none of its tests ran, because something that they depend on failed. */
  isRun: z.boolean(),
})

/** The tests of one file. */
export type FileReport = z.infer<typeof fileReportSchema>

/** The result of a part of the test run. */
export type Outcome = {
  /** Tests that are in files which can be run again. */
  files: readonly FileReport[]
  /** Everything else: checks, and what failed outside of the tests. */
  others: Counts
  /** Why `others` failed, for those who see only the end of the output. */
  failures: readonly string[]
}

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 }

/** The outcome of a check that holds or does not. */
export const checkOutcome = (isPassed: boolean): Outcome => ({
  files: [],
  others: { ...NO_TESTS, [isPassed ? 'passed' : 'failed']: 1 },
  failures: [],
})

export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NO_TESTS,
  )
}

export const countOutcome = ({ files, others }: Outcome): Counts => sumCounts([...files, others])

/** A runner that fails without a failed test has crashed, which counts as one failure. */
export function addCrash(outcome: Outcome, exitCode: number | null): Outcome {
  if (exitCode === 0 || countOutcome(outcome).failed > 0) return outcome
  const others = { ...outcome.others, failed: outcome.others.failed + 1 }
  return { ...outcome, others }
}
