import { expect, test } from 'vitest'
import { isWithinLimits, MAX_BYTES, MAX_DEPTH } from './limits.ts'

/** An array inside an array, `depth` times. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

function cycle() {
  const value: { self?: unknown } = {}
  value.self = value
  return value
}

/** One array at 30 places, on each of 14 levels. */
const shared = () =>
  Array.from({ length: 14 }).reduce<unknown>((inner) => Array.from({ length: 30 }, () => inner), 1)

test('allows 256 KB of JSON and not a byte more', () => {
  expect(MAX_BYTES).toBe(256 * 1024)
  expect(isWithinLimits('a'.repeat(MAX_BYTES - 2))).toBe(true)
  expect(isWithinLimits('a'.repeat(MAX_BYTES - 1))).toBe(false)
})

test('counts bytes, not characters', () => {
  expect(isWithinLimits('é'.repeat(MAX_BYTES / 2))).toBe(false)
  expect(isWithinLimits('\n'.repeat(MAX_BYTES / 2))).toBe(false)
})

test('allows a depth of 16 and no more', () => {
  expect(MAX_DEPTH).toBe(16)
  expect(isWithinLimits(nested(16))).toBe(true)
  expect(isWithinLimits(nested(17))).toBe(false)
})

test.each([
  ['a cycle', cycle()],
  ['one array at 30^14 places', shared()],
  ['an array that is only long', new Array(2 ** 32 - 1)],
  ['a bigint', 1n],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['bytes', new Uint8Array(2)],
  ['NaN', Number.NaN],
  ['a long key', { ['k'.repeat(MAX_BYTES)]: 1 }],
])('refuses %s', (_, value) => {
  expect(isWithinLimits(value)).toBe(false)
  expect(isWithinLimits({ payload: [value] })).toBe(false)
})

test('allows keys without a value and objects without a prototype', () => {
  expect(isWithinLimits({ id: 'a', payload: undefined, list: [null, true, 1.5, 'text'] })).toBe(true)
  expect(isWithinLimits(Object.assign(Object.create(null), { id: 'a' }))).toBe(true)
})
