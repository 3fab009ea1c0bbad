import { startFaultProxy } from '@foyer/harness/faults'
import { marketAccount } from '@foyer/stand-ins/market'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from './prepareGateway.ts'
import { startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

const CHAIN = { chainId: 'eip155:56' }
const NATIVE = 'eip155:56:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

let chain: TestChain
let database: TestDatabase
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
})
afterAll(async () => {
  await database?.destroy()
  await chain?.stop()
})

// The gateway runs in this process, and its caches go by this clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A gateway that has asked for nothing yet, and how often its node is asked for what a page wants. */
async function setup() {
  const methods: unknown[] = []
  const proxy = await startFaultProxy(chain.rpcUrl, ({ rpc }) => void methods.push(rpc?.method))
  const gateway = await startTestGateway({ chain, database, rpcUrls: [proxy.url] })
  onTestFinished(async () => {
    await gateway.stop()
    await proxy.stop()
  })
  // The cache takes a start of 0 for none.
  vi.advanceTimersByTime(1)
  /** The check of each minute asks for these. */
  const isOfCheck = (method: unknown) => method === 'eth_chainId' || method === 'eth_blockNumber'
  const asked = (wanted?: string) =>
    methods.filter((method) => (wanted === undefined ? !isOfCheck(method) : method === wanted)).length
  return { gateway, asked }
}

type Ask = (gateway: TestGateway) => Promise<Response>

test.each<[what: string, seconds: number, ask: Ask]>([
  ['gas prices', 5, ({ get }) => get('/v1/convert/gas-price', CHAIN)],
  ['prices', 30, ({ post }) => post('/v1/fungible/price', { currency: 'usd', addresses: [NATIVE] })],
  ['the address of a name', 60, ({ get }) => get('/v1/profile/account/alice.bnb')],
  ['the name of an address', 600, ({ get }) => get(`/v1/identity/${chain.market.alice}`)],
])('keeps %s for %i s', async (_, seconds, ask) => {
  const { gateway, asked } = await setup()
  expect((await ask(gateway)).status).toBe(200)
  const once = asked()
  expect(once).toBeGreaterThan(0)
  vi.advanceTimersByTime(seconds * 1_000 - 1)
  expect((await ask(gateway)).status).toBe(200)
  expect(asked()).toBe(once)
  vi.advanceTimersByTime(2)
  expect((await ask(gateway)).status).toBe(200)
  expect(asked()).toBeGreaterThan(once)
})

test('keeps a balance for 10 s, and gives it out for 60 s more while it is read again', async () => {
  const { gateway, asked } = await setup()
  const { address } = marketAccount(11)
  const setBalance = (value: string) => chain.client.setBalance({ address, value: parseEther(value) })
  async function read() {
    const answer = await gateway.getJson(`/v1/account/${address}/balance`, CHAIN)
    return (answer as { balances: { quantity: { numeric: string } }[] }).balances[0]?.quantity.numeric
  }
  await setBalance('1')
  expect(await read()).toBe('1')
  await setBalance('2')
  vi.advanceTimersByTime(9_999)
  expect(await read()).toBe('1')
  expect(asked('eth_getBalance')).toBe(1)
  vi.advanceTimersByTime(2)
  expect(await read()).toBe('1')
  await vi.waitFor(async () => expect(await read()).toBe('2'))
  await setBalance('3')
  vi.advanceTimersByTime(70_001)
  expect(await read()).toBe('3')
})

test.each([
  ['/getWallets', 'public, max-age=300'],
  ['/appkit/v1/config', 'private, max-age=60'],
  ['/projects/v1/origins', 'private, max-age=60'],
  ['/getAnalyticsConfig', 'private, max-age=60'],
  ['/v1/supported-chains', 'private, max-age=300'],
  ['/v1/convert/tokens', 'private, max-age=300'],
])('lets a page keep %s: %s', async (path, caching) => {
  const { gateway } = await setup()
  const response = await gateway.get(path, CHAIN)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe(caching)
  const refused = await gateway.get(path, { projectId: 'x' })
  expect(refused.headers.get('cache-control')).toBe('no-store')
})
