import { inject, test } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** True in `test:full`. */
    isFull: boolean
  }
}

/** Selects the rows of a table of tests that run: all in `test:full`, else those that `isUsual` says yes to. */
export const selectRows = <row>(rows: readonly row[], isUsual: (row: row) => boolean): row[] =>
  rows.filter((row) => inject('isFull') || isUsual(row))

/** Registers a test in `test:full` alone: `test` has its state in a story, or its cause in a test of the core. */
export function testInFull(title: string, run: () => Promise<void>) {
  if (inject('isFull')) test(title, run)
}
