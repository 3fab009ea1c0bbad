import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { one } from './counts.ts'
import { formatSummary } from './summary.ts'

test('default: the last line is the sum of all parts', () => {
  const summary = formatSummary([
    { name: 'lint', counts: one(true), milliseconds: 900 },
    { name: 'unit', counts: { passed: 40, failed: 2, skipped: 1 }, milliseconds: 61_000 },
  ])
  expect(stripVTControlCharacters(summary).split('\n')).toEqual([
    '',
    '✓ lint       1 passed  0.9 s',
    '✗ unit       40 passed, 2 failed, 1 skipped  61.0 s',
    '',
    '41 passed, 2 failed',
  ])
})

test('behavior: what failed stands above the table, cut to a few lines', () => {
  const failure = ['a.test.ts › it adds', ...Array.from({ length: 40 }, (_, line) => `at line ${line}`)].join(
    '\n',
  )
  const summary = formatSummary([
    { name: 'unit', counts: { ...one(false), failures: [failure] }, milliseconds: 1_000 },
  ])
  const lines = stripVTControlCharacters(summary).split('\n')
  expect(lines[1]).toBe('unit      │ a.test.ts › it adds')
  expect(lines[12]).toBe('unit      │ at line 10')
  expect(lines.slice(13)).toEqual(['', '✗ unit       0 passed, 1 failed  1.0 s', '', '0 passed, 1 failed'])
})

test('behavior: the last line has no colours', () => {
  const summary = formatSummary([{ name: 'lint', counts: one(false), milliseconds: 1 }])
  expect(summary.split('\n').at(-1)).toBe('0 passed, 1 failed')
})
