import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { checkOutcome, type FileReport, NO_TESTS, type Outcome } from './outcome.ts'
import type { PartResult } from './runParts.ts'
import { summarize } from './summary.ts'

const result = (name: string, outcome: Outcome, more: Partial<PartResult> = {}): PartResult => ({
  ...{ name, outcome, milliseconds: 1_000, lastLines: [], flaky: [] },
  ...more,
})
const report = (counts: Partial<FileReport>): FileReport => ({
  ...{ file: 'a.test.ts', ...NO_TESTS, failures: [], isRun: true },
  ...counts,
})
const tests = (...files: FileReport[]): Outcome => ({ files, others: NO_TESTS, failures: [] })

function print(...results: PartResult[]) {
  const { text, isPassed } = summarize({ results, milliseconds: 754_000 })
  return { text, isPassed, lines: stripVTControlCharacters(text).split('\n') }
}

test('ends with the sum of all parts, below a table with the time of each', () => {
  const { lines, isPassed } = print(
    result('lint', checkOutcome(true), { milliseconds: 900 }),
    result('unit', tests(report({ passed: 40, failed: 2, skipped: 1 })), { milliseconds: 61_000 }),
  )
  expect(lines).toEqual([
    '',
    '✓ lint       1 passed  0.9 s',
    '✗ unit       40 passed, 2 failed, 1 skipped  61.0 s',
    '  all        12.6 min',
    '',
    '41 passed, 2 failed',
  ])
  expect(isPassed).toBe(false)
})

test('shows what failed above the table, cut to a few lines', () => {
  const text = ['a.test.ts › adds', ...Array.from({ length: 40 }, (_, line) => `at line ${line}`)].join('\n')
  const { lines } = print(result('unit', tests(report({ failed: 1, failures: [text] }))))
  expect(lines[1]).toBe('unit      │ a.test.ts › adds')
  expect(lines[12]).toBe('unit      │ at line 10')
  expect(lines.slice(13, 15)).toEqual(['', '✗ unit       0 passed, 1 failed  1.0 s'])
})

test('shows the end of the output of a part that cannot name what failed', () => {
  const { lines, text } = print(
    result('types', checkOutcome(false), { lastLines: ['tsc -p apps/presale', 'error TS2322'] }),
    result('lint', checkOutcome(true), { lastLines: ['all is well'] }),
  )
  expect(lines.slice(1, 4)).toEqual(['types     │ tsc -p apps/presale', 'types     │ error TS2322', ''])
  expect(text).not.toContain('all is well')
})

test('prints the last line without colours', () => {
  expect(
    print(result('lint', checkOutcome(false)))
      .text.split('\n')
      .at(-1),
  ).toBe('0 passed, 1 failed')
})

test('lists flaky files with the whole first failure before the last line', () => {
  const failure = Array.from({ length: 40 }, (_, line) => `at line ${line}`)
  const flaky = [report({ failed: 1, failures: [failure.join('\n')] })]
  const { lines, isPassed } = print(result('unit', tests(report({ passed: 3 })), { flaky }))
  expect(lines.slice(1)).toEqual([
    '✓ unit       3 passed, 1 flaky  1.0 s',
    '  all        12.6 min',
    '',
    'flaky:',
    ...failure.map((line) => `unit      │ ${line}`),
    '',
    '3 passed, 0 failed',
  ])
  expect(isPassed).toBe(true)
})

test('fails when more than three files are flaky', () => {
  const flaky = [report({}), report({})]
  const three = [
    result('unit', checkOutcome(true), { flaky }),
    result('e2e', checkOutcome(true), { flaky: [report({})] }),
  ]
  expect(print(...three).isPassed).toBe(true)
  const { lines, isPassed } = print(...three, result('packed', checkOutcome(true), { flaky: [report({})] }))
  expect(isPassed).toBe(false)
  expect(lines.slice(-3)).toEqual([
    '4 files are flaky, which fails the run: at most 3 may be.',
    '',
    '3 passed, 1 failed',
  ])
})
