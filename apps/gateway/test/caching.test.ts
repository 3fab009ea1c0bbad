import { startFaultProxy } from '@foyer/harness/faults'
import { marketAccount } from '@foyer/stand-ins/market'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from './prepareGateway.ts'
import { OTHER, OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

const CHAIN = { chainId: 'eip155:56' }
const LIST_CACHING = 'public, max-age=300, stale-while-revalidate=3600'
const PROJECT_CACHING = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'
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
  ['/getWallets', LIST_CACHING],
  ['/appkit/v1/config', PROJECT_CACHING],
  ['/projects/v1/origins', PROJECT_CACHING],
  ['/getAnalyticsConfig', PROJECT_CACHING],
  ['/v1/supported-chains', LIST_CACHING],
  ['/v1/convert/tokens', LIST_CACHING],
  [`/v1/account/${OWNER.address}/balance`, 'private, max-age=5'],
])('lets a page keep %s: %s', async (path, caching) => {
  const { gateway } = await setup()
  const response = await gateway.get(path, CHAIN)
  expect(response.status).toBe(200)
  await response.text()
  expect(response.headers.get('cache-control')).toBe(caching)
  const refused = await gateway.get(path, { projectId: 'x' })
  expect(refused.headers.get('cache-control')).toBe('no-store')
})

test('compresses the list of wallets for who can read that', async () => {
  const { gateway } = await setup()
  const ask = (encoding: string) =>
    gateway.get('/getWallets', { entries: '100' }, { headers: { 'accept-encoding': encoding } })
  const [plain, small] = [await ask('identity'), await ask('gzip')]
  expect([plain, small].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip'])
  expect([plain, small].map(({ headers }) => headers.get('vary'))).toEqual([
    'Accept-Encoding',
    'Accept-Encoding',
  ])
  expect(await small.json()).toEqual(await plain.json())
})

const call = (method: string, params: unknown[] = []) => ({ jsonrpc: '2.0', id: 1, method, params })

test('asks the node once in half a second for a read that many pages send', async () => {
  const { gateway, asked } = await setup()
  const read = () => gateway.post('/v1/', call('eth_gasPrice'), CHAIN)
  const answers = await Promise.all(Array.from({ length: 20 }, read))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(asked('eth_gasPrice')).toBe(1)
  vi.advanceTimersByTime(499)
  await read()
  expect(asked('eth_gasPrice')).toBe(1)
  vi.advanceTimersByTime(2)
  await read()
  expect(asked('eth_gasPrice')).toBe(2)
})

test('asks the node for each read that differs, and each time for what is of one sender', async () => {
  const { gateway, asked } = await setup()
  const callTo = (to: string) => gateway.post('/v1/', call('eth_call', [{ to }, 'latest']), CHAIN)
  await Promise.all([callTo(OWNER.address), callTo(OTHER.address)])
  expect(asked('eth_call')).toBe(2)
  const nonce = () => gateway.post('/v1/', call('eth_getTransactionCount', [OWNER.address, 'pending']), CHAIN)
  await Promise.all([nonce(), nonce()])
  expect(asked('eth_getTransactionCount')).toBe(2)
})

test('keeps no error of a node', async () => {
  const { gateway, asked } = await setup()
  const wrong = () => gateway.post('/v1/', call('eth_call', [{ to: 'nobody' }, 'latest']), CHAIN)
  expect(await (await wrong()).json()).toMatchObject({ error: {} })
  await wrong()
  expect(asked('eth_call')).toBe(2)
})
