/** True if the whole tables of `test:full` run. */
export const IS_FULL = process.env.FOYER_TEST_FULL !== undefined

/** The rows of a table of tests that run: all in `test:full`, else those that `isUsual` says yes to. */
export const selectRows = <row>(rows: readonly row[], isUsual: (row: row) => boolean): row[] =>
  rows.filter((row) => IS_FULL || isUsual(row))

type RegisterTest = (title: string, run: () => void | Promise<void>) => void

/**
 * Registers tests in `test:full` alone, beside those with which they share what they need.
 *
 * @example
 * const testInFull = onlyInFull(test)
 * testInFull('is lost in each step, in each way', async () => {})
 */
export const onlyInFull =
  (test: RegisterTest): RegisterTest =>
  (title, run) => {
    if (IS_FULL) test(title, run)
  }
