import { expect, test } from 'vitest'
import { createRateLimit } from './createRateLimit.ts'

function setup(limit: number) {
  let time = 0
  const rateLimit = createRateLimit({ limit, now: () => time })
  return { allows: rateLimit.allows, advance: (ms: number) => (time += ms) }
}

test('refuses the requests of an address over the limit, until a minute has passed', () => {
  const { allows, advance } = setup(2)
  expect([allows('203.0.113.1'), allows('203.0.113.1'), allows('203.0.113.1')]).toEqual([true, true, false])
  expect(allows('203.0.113.2')).toBe(true)
  advance(59_999)
  expect(allows('203.0.113.1')).toBe(false)
  advance(1)
  expect(allows('203.0.113.1')).toBe(true)
})

test('counts an IPv6 network of 64 bits, and a mapped IPv4 address, as one client', () => {
  const { allows } = setup(1)
  expect(allows('2001:db8:0:1::1')).toBe(true)
  expect(allows('2001:db8:0:1:ffff::2')).toBe(false)
  expect(allows('2001:db8::2:0:0:0:1')).toBe(true)
  expect(allows('::ffff:203.0.113.1')).toBe(true)
  expect(allows('203.0.113.1')).toBe(false)
})

test('does not count the requests of this machine', () => {
  const { allows } = setup(0)
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(allows)).toEqual([true, true, true])
  expect(allows('203.0.113.1')).toBe(false)
})
