import { describe, expect, test } from 'vitest'
import { NONE, one, sum, withCrash } from './counts.ts'

test('default: sums what passed, failed and was skipped', () => {
  const parts = [one(true), one(false), { passed: 5, failed: 2, skipped: 1 }]
  expect(sum(parts)).toEqual({ passed: 6, failed: 3, skipped: 1 })
  expect(sum([])).toEqual(NONE)
})

describe('a runner that ends badly', () => {
  const green = { passed: 3, failed: 0, skipped: 0 }

  test('behavior: counts as one failure although its tests passed', () => {
    expect(withCrash(green, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  test('behavior: counts as one failure when a signal ended it', () => {
    expect(withCrash(green, null).failed).toBe(1)
  })

  test('behavior: is no failure of its own when a test failed', () => {
    expect(withCrash({ ...green, failed: 2 }, 1).failed).toBe(2)
  })

  test('behavior: nothing is added for exit code 0', () => {
    expect(withCrash(green, 0)).toEqual(green)
  })
})
