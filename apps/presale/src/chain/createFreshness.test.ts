import { expect, test } from 'vitest'
import { createFreshness } from './createFreshness.ts'

test('default: every block will do', () => {
  expect(createFreshness().isMet(0)).toBe(true)
})

test('behavior: what is older than a transaction of this page will not', () => {
  const freshness = createFreshness()
  freshness.require(105n)
  freshness.require(101n)
  expect([104, 105, 106].map(freshness.isMet)).toEqual([false, true, true])
})
