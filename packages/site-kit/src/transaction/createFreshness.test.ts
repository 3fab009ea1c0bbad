import { expect, test } from 'vitest'
import { createFreshness } from './createFreshness.ts'

test('accepts every block by default', () => {
  expect(createFreshness().isMet(0)).toBe(true)
})

test('refuses blocks older than the newest transaction of this page', () => {
  const freshness = createFreshness()
  freshness.require(105n)
  freshness.require(101n)
  expect([104, 105, 106].map(freshness.isMet)).toEqual([false, true, true])
})
