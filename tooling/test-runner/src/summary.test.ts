import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { one } from './counts.ts'
import { formatSummary } from './summary.ts'

const result = { milliseconds: 1_000, lastLines: [] }

test('default: the last line is the sum of all parts', () => {
  const summary = formatSummary([
    { ...result, name: 'lint', counts: one(true), milliseconds: 900 },
    { ...result, name: 'unit', counts: { passed: 40, failed: 2, skipped: 1 }, milliseconds: 61_000 },
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
  const summary = formatSummary([{ ...result, name: 'unit', counts: { ...one(false), failures: [failure] } }])
  const lines = stripVTControlCharacters(summary).split('\n')
  expect(lines[1]).toBe('unit      │ a.test.ts › it adds')
  expect(lines[12]).toBe('unit      │ at line 10')
  expect(lines.slice(13)).toEqual(['', '✗ unit       0 passed, 1 failed  1.0 s', '', '0 passed, 1 failed'])
})

test('behavior: of a part that cannot tell what failed, the end of its output stands there', () => {
  const lastLines = ['tsc -p apps/presale', 'error TS2322']
  const summary = formatSummary([
    { ...result, name: 'types', counts: one(false), lastLines },
    { ...result, name: 'lint', counts: one(true), lastLines: ['all is well'] },
  ])
  expect(stripVTControlCharacters(summary).split('\n').slice(1, 4)).toEqual([
    'types     │ tsc -p apps/presale',
    'types     │ error TS2322',
    '',
  ])
  expect(summary).not.toContain('all is well')
})

test('behavior: the last line has no colours', () => {
  const summary = formatSummary([{ ...result, name: 'lint', counts: one(false) }])
  expect(summary.split('\n').at(-1)).toBe('0 passed, 1 failed')
})
