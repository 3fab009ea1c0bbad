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

test('requires a block that the chain does not have for two minutes, and then the next one', () => {
  let time = 0
  const freshness = createFreshness(() => time)
  freshness.require(2n ** 255n)
  time = 60_000
  freshness.require(105n)
  expect(freshness.isMet(105)).toBe(false)
  time = 120_000
  expect(freshness.isMet(105)).toBe(true)
  freshness.require(106n)
  expect([105, 106].map(freshness.isMet)).toEqual([false, true])
})
