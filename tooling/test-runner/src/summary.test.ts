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

test('behavior: the last line has no colours', () => {
  const summary = formatSummary([{ name: 'lint', counts: one(false), milliseconds: 1 }])
  expect(summary.split('\n').at(-1)).toBe('0 passed, 1 failed')
})
