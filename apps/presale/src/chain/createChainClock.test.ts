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

test('default: unknown until a block was observed', () => {
  expect(setup().clock.now()).toBeUndefined()
})

test('behavior: moves on between blocks by the monotonic clock', () => {
  const { clock, advance } = setup()
  clock.observe(1_759_838_400n)
  advance(61_500)
  expect(clock.now()).toBe(1_759_838_461)
})

test("behavior: a block's age does not make it jump", () => {
  const { clock, advance } = setup()
  clock.observe(1000n)
  advance(10_000)
  clock.observe(1008n)
  expect(clock.now()).toBe(1010)
})

test('behavior: a chain that moved otherwise is followed', () => {
  const { clock, advance } = setup()
  clock.observe(1000n)
  advance(10_000)
  clock.observe(5000n)
  expect(clock.now()).toBe(5000)
  clock.observe(1000n)
  expect(clock.now()).toBe(1000)
})
