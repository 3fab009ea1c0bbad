import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { createClientAddress } from './clientAddress.ts'

type Options = { hops?: number; headers?: Record<string, string>; onUnreadable?: (entry: string) => void }

/** Returns the address that limits count by, for a request from this peer. */
async function addressOf(peer: string, { hops = 0, headers = {}, onUnreadable = () => {} }: Options = {}) {
  const read = createClientAddress(hops, { onUnreadable })
  const app = new Hono()
  app.get('/', (c) => c.text(read(c)))
  const env = { incoming: { socket: { remoteAddress: peer } } }
  const ask = async () => (await app.request('/', { headers }, env)).text()
  const first = await ask()
  expect(await ask()).toBe(first)
  return first
}

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
])('counts requests of %j as those of %j', async (peer, counted) => {
  expect(await addressOf(peer)).toBe(counted)
})

test.each([
  [0, '10.0.0.1'],
  [1, '203.0.113.3'],
  [2, '2001:db8:1:2::/64'],
  [3, '10.0.0.1'],
  [4, '10.0.0.1'],
])('with %i proxies in front believes what they have written, and no more', async (hops, counted) => {
  const headers = { 'x-forwarded-for': 'a claim, 2001:db8:1:2::7, 203.0.113.3' }
  expect(await addressOf('10.0.0.1', { hops, headers })).toBe(counted)
})

test.each([
  ['203.0.113.5:51234', '203.0.113.5'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]:51234', '2001:db8:1:2::/64'],
  ['"[2001:db8:1:2::7]:51234"', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['[::ffff:203.0.113.5]:80', '203.0.113.5'],
  ['2001:db8:1:2::7%eth0', '2001:db8:1:2::/64'],
  ['203.0.113.5, ,', '203.0.113.5'],
])('reads the entry %j as %j', async (entry, counted) => {
  const headers = { 'x-forwarded-for': `198.51.100.1, ${entry}` }
  expect(await addressOf('10.0.0.1', { hops: 1, headers })).toBe(counted)
})

test.each([
  ['for=203.0.113.5', '203.0.113.5'],
  ['for=198.51.100.1, For="203.0.113.5:4711";proto=https', '203.0.113.5'],
  ['proto=https;for="[2001:db8:1:2::7]:4711";by=203.0.113.43', '2001:db8:1:2::/64'],
  ['for=198.51.100.1, proto=https', '10.0.0.1'],
  ['for=198.51.100.1, for=_hidden', '10.0.0.1'],
])('reads the header forwarded: %s', async (forwarded, counted) => {
  expect(await addressOf('10.0.0.1', { hops: 1, headers: { forwarded } })).toBe(counted)
})

test.each(['unknown', '_secret', '51234', 'proxy.example', '203.0.113.5:port'])(
  'counts %j as the peer, and reports it once',
  async (entry) => {
    const onUnreadable = vi.fn()
    const headers = { 'x-forwarded-for': entry }
    expect(await addressOf('10.0.0.1', { hops: 1, headers, onUnreadable })).toBe('10.0.0.1')
    expect(onUnreadable).toHaveBeenCalledExactlyOnceWith(entry)
  },
)
