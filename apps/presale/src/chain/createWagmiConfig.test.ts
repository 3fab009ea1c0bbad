import { createMemoryStorage } from '@foyer/site-kit/test'
import { createFreshness } from '@foyer/site-kit/transaction'
import { getBlockNumber } from 'viem/actions'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'

const [FIRST, SECOND] = ['https://first.example', 'https://second.example']

afterEach(() => vi.unstubAllGlobals())

const services = () => ({ storage: createMemoryStorage(), freshness: createFreshness() })

/** Two endpoints, of which the first answers as told and the second as it should. */
function setup(first: () => Response | Promise<Response>) {
  const { chain } = exampleConfig()
  const config = exampleConfig({ chain: { ...chain, rpcUrls: [FIRST, SECOND] } })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { origin } = new URL(String(input))
    const isChainId = String(init?.body).includes('eth_chainId')
    if (!isChainId) asked.push(origin)
    if (origin === FIRST && !isChainId) return first()
    return Response.json({ jsonrpc: '2.0', id: 1, result: isChainId ? '0x38' : '0x64' })
  })
  const wagmi = createWagmiConfig(config, services())
  return { asked, client: wagmi.getClient({ chainId: chain.id }) }
}

test('has one network: id 56, 18 decimals and the endpoints of the configuration', () => {
  const { chains } = createWagmiConfig(exampleConfig(), services())
  expect(chains).toMatchObject([
    {
      id: 56,
      nativeCurrency: { decimals: 18 },
      rpcUrls: { default: { http: exampleConfig().chain.rpcUrls } },
    },
  ])
  expect(chains).toHaveLength(1)
})

/** Starts wagmi with this as its stored state. */
async function rehydrate(stored: string) {
  const storage = createMemoryStorage({ 'foyer-presale.store': stored })
  const wagmi = createWagmiConfig(exampleConfig(), { ...services(), storage })
  // Of the store that wagmi has with a storage, which its types do not tell apart.
  const { persist } = wagmi._internal.store as unknown as { persist: { hasHydrated: () => boolean } }
  await vi.waitFor(() => expect(persist.hasHydrated()).toBe(true))
  return wagmi.state
}

const connector = { id: 'io.one', name: 'One', type: 'injected', uid: 'abc' }
const stateOf = (connection: object) => ({
  state: {
    connections: { __type: 'Map', value: [['abc', connection]] },
    current: 'abc',
    chainId: 56,
  },
  version: 3,
})

test('starts without a connection when the stored state of wagmi is damaged', async () => {
  const account = `0x${'1'.repeat(40)}`
  for (const damaged of [
    'x',
    { state: { connections: [1] }, version: 3 },
    stateOf({ accounts: [], chainId: 56, connector }),
    stateOf({ accounts: ['<b>'], chainId: 56, connector }),
    stateOf({ accounts: [account], chainId: 56, connector: null }),
  ]) {
    const { connections } = await rehydrate(typeof damaged === 'string' ? damaged : JSON.stringify(damaged))
    expect(connections, JSON.stringify(damaged)).toEqual(new Map())
  }
  const kept = stateOf({ accounts: [account], chainId: 56, connector })
  expect((await rehydrate(JSON.stringify(kept))).connections.size).toBe(1)
})

test('asks the first endpoint', async () => {
  const { asked, client } = setup(() => Response.json({ jsonrpc: '2.0', id: 1, result: '0x65' }))
  expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(101n)
  expect(asked).toEqual([FIRST])
})

test.each([
  ['has no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['limits requests (429)', () => new Response('slow down', { status: 429 })],
  ['is broken (502)', () => new Response('bad gateway', { status: 502 })],
  ['answers a web page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('uses the second endpoint when the first %s', async (_, first) => {
  const { asked, client } = setup(first)
  expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(100n)
  expect(asked).toEqual([FIRST, SECOND])
})

test('asks the first endpoint again after it failed', async () => {
  let isUp = false
  const { asked, client } = setup(() => {
    if (!isUp) throw new TypeError('Failed to fetch')
    return Response.json({ jsonrpc: '2.0', id: 1, result: '0x65' })
  })
  await getBlockNumber(client, { cacheTime: 0 })
  isUp = true
  expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(101n)
  expect(asked).toEqual([FIRST, SECOND, FIRST])
})
