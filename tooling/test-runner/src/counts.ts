/** What a part of the test run amounts to. */
export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** What failed and why, for those who see only the end of the output. A text per failed test. */
  failures?: readonly string[]
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }

/** For a check that is one thing: it holds or it does not. */
export const one = (passed: boolean): Counts => ({ ...NONE, [passed ? 'passed' : 'failed']: 1 })

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NONE,
  )
}

/** A runner that ended badly without a failed test to show for it has crashed: that is one failure. */
export function withCrash(counts: Counts, exitCode: number | null): Counts {
  return exitCode === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
