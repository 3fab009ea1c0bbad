import { expect, test } from 'vitest'
import { createChainClock } from './createChainClock.ts'

function setup() {
  let time = 0
  const clock = createChainClock(() => time)
  return {
    clock,
    advance(milliseconds: number) {
      time += milliseconds
    },
  }
}

test('returns nothing before a block is observed', () => {
  expect(setup().clock.now()).toBeUndefined()
})

test('advances between blocks with the monotonic clock', () => {
  const { clock, advance } = setup()
  clock.observe(1_759_838_400n)
  advance(61_500)
  expect(clock.now()).toBe(1_759_838_461)
})

test('does not jump when an observed block is a few seconds old', () => {
  const { clock, advance } = setup()
  clock.observe(1000n)
  advance(10_000)
  clock.observe(1008n)
  expect(clock.now()).toBe(1010)
})

test('follows the chain when its time differs too much', () => {
  const { clock, advance } = setup()
  clock.observe(1000n)
  advance(10_000)
  clock.observe(5000n)
  expect(clock.now()).toBe(5000)
  clock.observe(1000n)
  expect(clock.now()).toBe(1000)
})
