import { describe, expect, test } from 'vitest'
import { addCrash, checkOutcome, countOutcome, type FileReport, NO_TESTS, sumCounts } from './outcome.ts'

test('sums what passed, failed and was skipped', () => {
  const all = [
    { ...NO_TESTS, passed: 1 },
    { ...NO_TESTS, failed: 1 },
    { passed: 5, failed: 2, skipped: 1 },
  ]
  expect(sumCounts(all)).toEqual({ passed: 6, failed: 3, skipped: 1 })
  expect(sumCounts([])).toEqual(NO_TESTS)
})

test('counts a check as one', () => {
  expect(countOutcome(checkOutcome(true))).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countOutcome(checkOutcome(false))).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('counts the tests of files and everything else', () => {
  const file: FileReport = { file: 'a', failures: [], isRun: true, passed: 3, failed: 1, skipped: 2 }
  const others = { ...NO_TESTS, failed: 1 }
  expect(countOutcome({ files: [file], others, failures: [] })).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

describe('addCrash', () => {
  const passed = { files: [], others: { ...NO_TESTS, passed: 3 }, failures: [] }
  const failed = { ...passed, others: { ...NO_TESTS, failed: 2 } }

  test('adds one failure when the runner fails although its tests passed', () => {
    expect(countOutcome(addCrash(passed, 1))).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  test('adds one failure when a signal ended the runner', () => {
    expect(countOutcome(addCrash(passed, null)).failed).toBe(1)
  })

  test('adds nothing when a test failed', () => {
    expect(addCrash(failed, 1)).toBe(failed)
  })

  test('adds nothing when the exit code is 0', () => {
    expect(addCrash(passed, 0)).toBe(passed)
  })
})
