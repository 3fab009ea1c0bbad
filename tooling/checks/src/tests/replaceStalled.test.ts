import { expect, test } from 'vitest'
import type { TaskResult } from './readRun.ts'
import { findStalled, replaceStalled } from './replaceStalled.ts'

const REPORT = { passed: 3, failed: 0, skipped: 0, failures: [], flaky: [] }
const task = (name: string, changes: Partial<TaskResult> = {}): TaskResult => ({
  name,
  status: 'passed',
  isCached: false,
  milliseconds: 1_000,
  reports: [REPORT],
  ...changes,
})
const STALLED = task('@foyer/modal#test', {
  status: 'failed',
  reports: [{ ...REPORT, passed: 1, failed: 1, failures: ['Nothing'], stalled: ['a.test.ts'] }],
})
const FAILED = task('@foyer/names#test', { status: 'failed' })

test('runs those again that stalled, and no other that failed', () => {
  expect(findStalled([task('@foyer/gateway#test'), STALLED, FAILED])).toEqual(['@foyer/modal#test'])
})

test('takes the result of the second time, and lists the file as flaky', () => {
  const second = [task('@foyer/modal#test'), task('@foyer/names#test')]
  const [modal, names] = replaceStalled([STALLED, FAILED], second)
  expect(modal).toMatchObject({ status: 'passed', milliseconds: 2_000 })
  expect(modal?.reports).toMatchObject([{ passed: 3, flaky: [{ file: 'a.test.ts' }] }])
  expect(names).toBe(FAILED)
})

test('keeps the result of one that stalls twice', () => {
  expect(replaceStalled([STALLED], [STALLED])).toEqual([STALLED])
})
