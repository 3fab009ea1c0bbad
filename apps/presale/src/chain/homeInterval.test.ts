import { expect, test } from 'vitest'
import { jitter } from '../app/jitter.ts'
import { homeInterval } from './homeInterval.ts'

const before = (seconds: number) =>
  homeInterval({ publicOpen: false, publicOpenAt: 1_000n + BigInt(seconds), timestamp: 1_000n })

test('reads every 10 s while everybody may buy, and before anything is known', () => {
  expect(homeInterval(undefined)).toBe(10_000)
  expect(homeInterval({ publicOpen: true, publicOpenAt: 0n, timestamp: 1_000n })).toBe(10_000)
})

test('reads every 30 s before the opening, and every 10 s from a minute before it on', () => {
  expect([86_400, 90, 80, 70, 60, 1, -5].map(before)).toEqual([
    30_000, 30_000, 20_000, 10_000, 10_000, 10_000, 10_000,
  ])
})

test('gives a tab a rhythm of its own', () => {
  expect(jitter).toBeGreaterThanOrEqual(0.8)
  expect(jitter).toBeLessThan(1.2)
})
