import { expect, test } from 'vitest'
import { describeVerdict, verdictOf } from './row.ts'

test('has no verdict on a row without a budget', () => {
  expect(verdictOf({ what: 'x', measured: 1, unit: 'KiB' })).toBe('info')
})

test.each([
  { measured: 15, unit: 'KiB', verdict: 'ok' },
  { measured: 15.01, unit: 'KiB', verdict: 'exceeded' },
  { measured: 16, unit: 'requests', verdict: 'exceeded' },
  { measured: 16, unit: 'nodes', verdict: 'exceeded' },
  { measured: 16, unit: 'gas', verdict: 'exceeded' },
  { measured: 16, unit: 'MiB', verdict: 'exceeded' },
  { measured: 16, unit: 'ms', verdict: 'over budget (not gated)' },
  { measured: 16, unit: 's', verdict: 'over budget (not gated)' },
  { measured: Number.NaN, unit: 'KiB', verdict: 'exceeded' },
] as const)('judges $measured $unit against at most 15 as "$verdict"', ({ measured, unit, verdict }) => {
  expect(verdictOf({ what: 'x', measured, unit, budget: { most: 15 } })).toBe(verdict)
})

test('says that a value is above its aim when it is within its limit', () => {
  const budget = { most: 160, aim: 130 }
  expect(verdictOf({ what: 'x', measured: 130, unit: 'KiB', budget })).toBe('ok')
  expect(verdictOf({ what: 'x', measured: 131, unit: 'KiB', budget })).toBe('above aim')
  expect(verdictOf({ what: 'x', measured: 161, unit: 'KiB', budget })).toBe('exceeded')
})

test('judges a score below its least as exceeded, and only prints it when it does not gate', () => {
  const row = { what: 'x', measured: 94, unit: 'points' } as const
  expect(verdictOf({ ...row, budget: { least: 95 } })).toBe('exceeded')
  expect(verdictOf({ ...row, budget: { least: 95, gates: false } })).toBe('over budget (not gated)')
})

test('says why a row is not gated in this run, within its budget or not', () => {
  const budget = { least: 2, gates: true, ungatedHere: '2 processors here, 8 are needed' }
  const describe = (measured: number) => describeVerdict({ what: 'x', measured, unit: 'times', budget })
  expect(describe(2.1)).toBe('ok (not gated: 2 processors here, 8 are needed)')
  expect(describe(1.9)).toBe('over budget (not gated: 2 processors here, 8 are needed)')
})
