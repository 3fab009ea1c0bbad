import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './clientAddress.ts'

/** What limits count by, for a request that comes from this peer. */
async function addressOf(peer: string, { hops = 0, forwarded = '' } = {}) {
  const app = new Hono()
  app.get('/', (c) => c.text(clientAddress(c, hops)))
  const env = { incoming: { socket: { remoteAddress: peer } } }
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, env)).text()
}

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
  ['', 'unknown'],
])('counts requests of %j as those of %j', async (peer, counted) => {
  expect(await addressOf(peer)).toBe(counted)
})

test.each([
  [0, '10.0.0.1'],
  [1, '203.0.113.3'],
  [2, '2001:db8:1:2::/64'],
  [3, 'unknown'],
  [4, '10.0.0.1'],
])('with %i proxies in front believes what they have written, and no more', async (hops, counted) => {
  const forwarded = 'a claim, 2001:db8:1:2::7, 203.0.113.3'
  expect(await addressOf('10.0.0.1', { hops, forwarded })).toBe(counted)
})
