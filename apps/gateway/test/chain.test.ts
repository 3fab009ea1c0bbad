import { NODE_METHODS } from '@foyer/embedded-wallet-frame/protocol'
import { startFaultProxy } from '@foyer/harness/faults'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { DevToken, marketAccount, PriceFeed } from '@foyer/stand-ins/market'
import { type Address, getAddress, hexToNumber, isHex, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ORIGIN, openTestDatabase, type TestDatabase } from './prepareGateway.ts'
import { OTHER, OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

const CHAIN = { chainId: 'eip155:56' }

/** The safe methods of the dialect that a node answers, and what else clients ask of one. */
const METHODS = [...NODE_METHODS, 'eth_accounts', 'eth_chainId', 'net_version', 'web3_clientVersion']

let chain: TestChain
/** Of every gateway of this file that scans nothing itself. */
let database: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
  gateway = await startTestGateway({ chain, database, scan: true, contracts: listContracts() })
})
afterAll(async () => {
  await gateway?.stop()
  await database?.destroy()
  await chain?.stop()
})

/** The DEV token, as the list of the tests names it. */
const listContracts = () => [
  {
    chainId: 56,
    address: getAddress(chain.market.tokens.DEV.address),
    name: 'Test mint',
    methods: {
      'approve(address,uint256)': {
        operation: 'deposit',
        title: { en: 'Bound invitation', ja: '招待を登録' },
      },
      'mint(address,uint256)': { operation: 'withdraw', title: { en: 'Withdrew rewards' }, for: 'receiver' },
    },
  },
]

const call = async (method: string, params: unknown[] = []) =>
  (await gateway.post('/v1/', { jsonrpc: '2.0', id: 7, method, params }, CHAIN)).json()

describe('/v1/', () => {
  test('passes reads on to a node', async () => {
    const head = await chain.client.getBlockNumber()
    expect(await call('eth_blockNumber')).toEqual({ jsonrpc: '2.0', id: 7, result: `0x${head.toString(16)}` })
  })

  test('answers what it knows itself', async () => {
    expect(await call('eth_chainId')).toMatchObject({ result: '0x38' })
    expect(await call('net_version')).toMatchObject({ result: '56' })
    expect(await call('eth_accounts')).toMatchObject({ result: [] })
  })

  test.each([
    'eth_sendTransaction',
    'personal_sign',
    'wallet_getCapabilities',
    'eth_getUserOperationReceipt',
    'anvil_setBalance',
    'debug_traceTransaction',
  ])('refuses %s', async (method) => {
    expect(await call(method)).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: -32_601, message: 'Requested RPC call is not allowed' },
    })
  })

  test('refuses no method that a node answers without an approval', async () => {
    const answers = await Promise.all(METHODS.map((method) => call(method)))
    for (const [index, answer] of answers.entries())
      expect(answer, METHODS[index]).not.toMatchObject({ error: { code: -32_601 } })
  })

  test('answers a batch in its order, each call by itself', async () => {
    const calls = ['eth_chainId', 'personal_sign', 'net_version'].map((method, id) => ({ id, method }))
    const answers = await (await gateway.post('/v1/', calls, CHAIN)).json()
    expect(answers).toMatchObject([
      { id: 0, result: '0x38' },
      { id: 1, error: {} },
      { id: 2, result: '56' },
    ])
  })

  test('answers a call by query', async () => {
    const query = { ...CHAIN, method: 'eth_getBalance', params: JSON.stringify([OTHER.address, 'latest']) }
    expect(await gateway.getJson('/v1/', query)).toMatchObject({
      result: `0x${parseEther('10000').toString(16)}`,
    })
  })

  test('hands an error of the node on', async () => {
    const { address } = chain.stablecoins.USDT
    expect(await call('eth_call', [{ to: address, data: '0x12345678' }, 'latest'])).toMatchObject({
      error: { code: 3 },
    })
  })

  test('limits the range of logs', async () => {
    const filter = { fromBlock: '0x0', toBlock: '0x2000' }
    expect(await call('eth_getLogs', [filter])).toMatchObject({
      error: { message: 'Logs are limited to 5000 blocks a request.' },
    })
    expect(await call('eth_getLogs', [{ fromBlock: 'latest' }])).toHaveProperty('result')
  })

  test('leads a filter back to the node that made it', async () => {
    const { result } = (await call('eth_newBlockFilter')) as { result: string }
    await chain.client.mine({ blocks: 1 })
    expect(await call('eth_getFilterChanges', [result])).toMatchObject({ result: [expect.any(String)] })
    expect(await call('eth_uninstallFilter', [result])).toMatchObject({ result: true })
    expect(await call('eth_getFilterChanges', ['0x1'])).toMatchObject({
      error: { message: 'filter not found' },
    })
  })

  test.each<[what: string, body: unknown]>([
    ['no JSON', '{'],
    ['an empty batch', []],
    ['a batch of 21', Array.from({ length: 21 }, () => ({ id: 1, method: 'eth_chainId' }))],
    ['params that are no list', { id: 1, method: 'eth_call', params: {} }],
  ])('refuses %s', async (_, body) => {
    const response = await gateway.post('/v1/', body, CHAIN)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status: 'FAILED', reasons: [{ name: 'body' }] })
  })

  test('does not know another chain', async () => {
    expect((await gateway.post('/v1/', {}, { chainId: 'eip155:1' })).status).toBe(404)
  })
})

describe('origins', () => {
  const ask = (origin: string) => gateway.get('/v1/supported-chains', {}, { headers: { origin } })

  test.each([ORIGIN, 'https://branch.preview.example', 'https://a.b.preview.example'])(
    'answers a page of %s',
    async (origin) => {
      expect((await ask(origin)).status).toBe(200)
    },
  )

  test.each([
    'https://dapp.example.evil.example',
    'https://notdapp.example',
    'http://dapp.example',
    'https://dapp.example:8443',
    'https://preview.example',
    'https://evilpreview.example',
    'https://x.preview.example:444',
    'null',
  ])('refuses a page of %s', async (origin) => {
    const response = await ask(origin)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ message: 'Unauthorized: origin not allowed' })
  })
})

describe('balances and prices', () => {
  type Balance = { symbol: string; price: number; value?: number; address?: string; quantity: object }
  const read = async (address: Address, query: Record<string, string> = {}) => {
    const path = `/v1/account/${address}/balance`
    const { balances } = (await gateway.getJson(path, { ...CHAIN, ...query })) as { balances: Balance[] }
    return Object.fromEntries(balances.map(({ symbol, ...balance }) => [symbol, balance]))
  }

  test('lists the native currency and listed tokens, at the prices of feeds and deep pools', async () => {
    const balances = await read(OWNER.address)
    expect(Object.keys(balances)).toEqual(['BNB', 'DEV', 'TAX', 'DUST'])
    expect(balances.BNB).toMatchObject({
      price: 600,
      value: 6_000_000,
      quantity: { decimals: '18', numeric: '10000' },
    })
    expect(balances.BNB).not.toHaveProperty('address')
    // Its pool holds 3,000 dollars, less than a price is read from.
    expect(balances.DEV).toMatchObject({ price: 0, quantity: { numeric: '1000' } })
    expect(balances.DEV).not.toHaveProperty('value')
  })

  test('keeps the native currency of an account that has nothing', async () => {
    expect(await read('0x000000000000000000000000000000000000dEaD')).toMatchObject({
      BNB: { value: 0, quantity: { numeric: '0' } },
    })
  })

  test('passes over the cache with `forceUpdate`', async () => {
    const { address } = marketAccount(7)
    expect(await read(address)).toMatchObject({ BNB: { quantity: { numeric: '0' } } })
    await chain.client.setBalance({ address, value: parseEther('2') })
    expect(await read(address, { forceUpdate: '1' })).toMatchObject({ BNB: { quantity: { numeric: '2' } } })
  })

  test('passes over the cache once in five seconds', async () => {
    const { address } = marketAccount(10)
    const readForced = async (value: string) => {
      await chain.client.setBalance({ address, value: parseEther(value) })
      return read(address, { forceUpdate: '1' })
    }
    expect(await readForced('1')).toMatchObject({ BNB: { quantity: { numeric: '1' } } })
    expect(await readForced('2')).toMatchObject({ BNB: { quantity: { numeric: '1' } } })
  })

  test('tells no value in another currency', async () => {
    const query = { ...CHAIN, currency: 'eur' }
    const response = await gateway.get(`/v1/account/${OWNER.address}/balance`, query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ reasons: [{ name: 'currency' }] })
  })

  test('prices by CAIP-10, leaving out what has none', async () => {
    const { market, stablecoins } = chain
    const priceOf = async (...addresses: string[]) => {
      const body = { currency: 'usd', addresses: addresses.map((address) => `eip155:56:${address}`) }
      return (await gateway.post('/v1/fungible/price', body)).json()
    }
    const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    expect(await priceOf(native, stablecoins.USDC.address, market.tokens.DEV.address)).toEqual({
      fungibles: [
        { address: `eip155:56:${native}`, name: 'BNB', symbol: 'BNB', iconUrl: '', price: 600 },
        {
          address: `eip155:56:${stablecoins.USDC.address}`,
          name: 'USD Coin',
          symbol: 'USDC',
          iconUrl: '',
          price: 1,
        },
      ],
    })
  })

  test('takes the project of a price from the body, as clients in the field send it', async () => {
    const body = { currency: 'usd', addresses: ['eip155:56:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'] }
    const ask = (projectId: string) =>
      fetch(`${gateway.url}/v1/fungible/price`, {
        method: 'POST',
        body: JSON.stringify({ ...body, projectId }),
      })
    expect((await ask(`${'0'.repeat(31)}1`)).status).toBe(200)
    expect((await ask('unknown')).status).toBe(401)
  })

  test('tells gas prices in wei', async () => {
    const prices = (await gateway.getJson('/v1/convert/gas-price', CHAIN)) as Record<string, string>
    const [standard, fast, instant] = [prices.standard, prices.fast, prices.instant].map(
      BigInt as never,
    ) as bigint[]
    expect(standard).toBeGreaterThan(0n)
    expect(fast).toBeGreaterThanOrEqual(standard ?? 0n)
    expect(instant).toBeGreaterThanOrEqual(fast ?? 0n)
  })
})

describe('names', () => {
  test('tells the name that leads back to an address', async () => {
    const { alice } = chain.market
    expect(await gateway.getJson(`/v1/identity/${alice}`)).toEqual({ name: 'alice.bnb', avatar: null })
    expect(await gateway.getJson(`/v1/identity/${OTHER.address}`)).toEqual({ name: null, avatar: null })
  })

  test('tells where a name leads to, by coin type', async () => {
    expect(await gateway.getJson('/v1/profile/account/alice.bnb', { apiVersion: '2' })).toMatchObject({
      name: 'alice.bnb',
      registered_at: null,
      addresses: { 2147483704: { address: chain.market.alice } },
    })
    expect((await gateway.get('/v1/profile/account/nobody.bnb')).status).toBe(404)
    expect(await gateway.getJson('/v1/profile/account/Alice.bnb')).toMatchObject({
      name: 'alice.bnb',
      addresses: { 2147483704: { address: chain.market.alice } },
    })
  })
})

describe('history', () => {
  type Page = {
    data: {
      metadata: { operationType: string; hash: string; status: string }
      transfers: {
        direction: string
        quantity: { numeric: string }
        fungible_info?: object
        nft_info?: object
      }[]
    }[]
    next: string | null
  }
  const read = async (address: Address, query: Record<string, string> = {}) =>
    (await gateway.getJson(`/v1/account/${address}/history`, { ...CHAIN, ...query })) as Page

  test('has a transfer soon after its receipt, for both sides', async () => {
    const hash = await chain.client.sendTransaction({
      account: OWNER,
      to: OTHER.address,
      value: parseEther('1.5'),
    })
    await vi.waitFor(async () => expect((await read(OTHER.address)).data[0]?.metadata.hash).toBe(hash))
    const [[sent], [received]] = [(await read(OWNER.address)).data, (await read(OTHER.address)).data]
    expect(sent?.metadata).toMatchObject({
      operationType: 'send',
      status: 'confirmed',
      sentFrom: OWNER.address.toLowerCase(),
      sentTo: OTHER.address.toLowerCase(),
      chain: 'eip155:56',
    })
    expect(sent?.transfers).toEqual([
      {
        fungible_info: {
          name: 'BNB',
          symbol: 'BNB',
          address: `eip155:56:0x${'e'.repeat(40)}`,
          icon: { url: null },
        },
        direction: 'out',
        quantity: { numeric: '1.5' },
      },
    ])
    expect(received?.metadata.operationType).toBe('receive')
    expect(received?.transfers).toMatchObject([{ direction: 'in', quantity: { numeric: '1.5' } }])
  })

  test('calls an unlisted token that nobody asked for spam', async () => {
    const { SPAM, DEV } = chain.market.tokens
    const transfer = (address: Address) =>
      chain.client.writeContract({
        account: OWNER,
        address,
        abi: DevToken.abi,
        functionName: 'transfer',
        args: [OTHER.address, 10n ** 18n],
      })
    await transfer(DEV.address)
    const last = await transfer(SPAM.address)
    await vi.waitFor(async () => expect((await read(OTHER.address)).data[0]?.metadata.hash).toBe(last))
    const { data } = await read(OTHER.address)
    expect(data[0]?.transfers).toMatchObject([{ nft_info: { flags: { is_spam: true } } }])
    expect(data[1]?.transfers).toMatchObject([
      {
        fungible_info: { symbol: 'DEV', address: `eip155:56:${DEV.address.toLowerCase()}` },
        quantity: { numeric: '1' },
      },
    ])
    // A sender has asked for the token.
    expect((await read(OWNER.address)).data[0]?.transfers).toMatchObject([
      { fungible_info: { symbol: 'SPAM' }, direction: 'out' },
    ])
  })

  test('says what a call of a listed contract did, to the account that it concerns', async () => {
    const { address } = chain.market.tokens.DEV
    const dev = { account: OWNER, address, abi: DevToken.abi }
    const approved = await chain.client.writeContract({
      ...dev,
      functionName: 'approve',
      args: [OTHER.address, 1n],
    })
    await vi.waitFor(async () => expect((await read(OWNER.address)).data[0]?.metadata.hash).toBe(approved))
    expect((await read(OWNER.address)).data[0]?.metadata).toMatchObject({
      operationType: 'deposit',
      application: { name: 'Test mint' },
      title: { en: 'Bound invitation', ja: '招待を登録' },
    })
    const minted = await chain.client.writeContract({
      ...dev,
      functionName: 'mint',
      args: [OTHER.address, 5n],
    })
    await vi.waitFor(async () => expect((await read(OTHER.address)).data[0]?.metadata.hash).toBe(minted))
    const [[received], [sent]] = [(await read(OTHER.address)).data, (await read(OWNER.address)).data]
    expect(received?.metadata).toMatchObject({ operationType: 'withdraw', title: { en: 'Withdrew rewards' } })
    expect(sent?.metadata).toMatchObject({ operationType: 'execute', application: { name: 'Test mint' } })
    expect(sent?.metadata).not.toHaveProperty('title')
  })

  test('goes on to the end by cursors, each transaction once', async () => {
    const account = marketAccount(8)
    await chain.client.setBalance({ address: account.address, value: parseEther('10') })
    const hashes: string[] = []
    for (let index = 0; index < 55; index++)
      hashes.unshift(await chain.client.sendTransaction({ account, to: OTHER.address, value: 1n }))
    await vi.waitFor(async () => expect((await read(account.address)).data[0]?.metadata.hash).toBe(hashes[0]))
    const first = await read(account.address)
    expect(first.data).toHaveLength(50)
    const second = await read(account.address, { cursor: String(first.next) })
    expect(second.next).toBeNull()
    expect([...first.data, ...second.data].map(({ metadata }) => metadata.hash)).toEqual(hashes)
  })

  test('names the first block that it covers, and is on in the project’s features', async () => {
    const { headers } = await gateway.get(`/v1/account/${OTHER.address}/history`, CHAIN)
    expect(headers.get('x-history-from')).toBe('0')
    expect(headers.get('access-control-expose-headers')).toContain('x-history-from')
    expect(await gateway.getJson('/appkit/v1/config')).toMatchObject({
      features: expect.arrayContaining([{ id: 'activity', isEnabled: true, config: [] }]),
    })
  })

  test('refuses a cursor that it did not make', async () => {
    const response = await gateway.get(`/v1/account/${OTHER.address}/history`, { ...CHAIN, cursor: 'x' })
    expect(response.status).toBe(400)
  })

  test('rewrites what a fork took back', async () => {
    const account = marketAccount(9)
    await chain.client.setBalance({ address: account.address, value: parseEther('10') })
    const snapshot = await chain.client.snapshot()
    const lost = await chain.client.sendTransaction({ account, to: OTHER.address, value: 1n })
    await vi.waitFor(async () => expect((await read(account.address)).data[0]?.metadata.hash).toBe(lost))
    await chain.client.revert({ id: snapshot })
    const kept = await chain.client.sendTransaction({ account, to: OTHER.address, value: 2n })
    await chain.client.mine({ blocks: 2 })
    await vi.waitFor(async () =>
      expect((await read(account.address)).data.map(({ metadata }) => metadata.hash)).toEqual([kept]),
    )
  })

  test('asks a node for no block that it does not have yet', async () => {
    const asked = { heads: 0, blocks: [] as number[] }
    const proxy = await startFaultProxy(chain.rpcUrl, ({ rpc }) => {
      const place = Array.isArray(rpc?.params) ? rpc.params[0] : undefined
      if (rpc?.method === 'eth_blockNumber') asked.heads++
      if (rpc?.method === 'eth_getBlockByNumber' && isHex(place)) asked.blocks.push(hexToNumber(place))
      return undefined
    })
    // One that has scanned nothing yet.
    const { url: databaseUrl, destroy } = await createSharedDatabase()
    const other = await startTestGateway({ chain, databaseUrl, rpcUrls: [proxy.url], scan: true })
    const head = await chain.client.getBlockNumber()
    await vi.waitFor(() => expect(asked.blocks).toContain(Number(head)))
    const heads = asked.heads
    // It has looked again, and at the chain's end.
    await vi.waitFor(() => expect(asked.heads).toBeGreaterThan(heads + 1))
    expect(Math.max(...asked.blocks)).toBe(Number(head))
    await other.stop()
    await destroy()
    await proxy.stop()
  })

  test('is off by its reason on a chain without a provider', async () => {
    const other = await startTestGateway({ chain, database })
    const response = await other.get(`/v1/account/${OTHER.address}/history`, CHAIN)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ message: 'Not available', reasons: [{ name: 'history' }] })
    await other.stop()
  })
})

describe('what this gateway does not offer', () => {
  test.each([
    ['GET', '/v1/onramp/options'],
    ['GET', '/v1/profile/suggestions/alice'],
    ['POST', '/v1/profile/account'],
  ])('answers %s %s as off', async (method, path) => {
    const response = await gateway.get(path, {}, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      status: 'FAILED',
      message: 'Not available',
      reasons: [{ name: 'off', description: expect.any(String) }],
    })
  })

  test('names no names of a zone, and no sessions', async () => {
    const post = async (path: string) => (await gateway.post(path, {})).json()
    expect(await gateway.getJson(`/v1/profile/reverse/${OTHER.address}`)).toEqual([])
    expect(await gateway.getJson(`/v1/sessions/eip155:56:${OTHER.address}`)).toEqual([])
    expect(await post(`/v1/sessions/${OTHER.address}/revoke`)).toEqual({ success: false })
    expect(await post('/v1/json-rpc')).toMatchObject({ jsonrpc: '2.0', error: { code: -32_601 } })
  })
})

describe('feeds', () => {
  test('leave out a price that is negative or past its heartbeat', async () => {
    const { BNB } = chain.market.feeds
    const set = async (answer: bigint, age: bigint) => {
      const { timestamp } = await chain.client.getBlock()
      const hash = await chain.client.writeContract({
        account: marketAccount(),
        address: BNB,
        abi: PriceFeed.abi,
        functionName: 'set',
        args: [answer, timestamp - age],
      })
      await chain.client.waitForTransactionReceipt({ hash })
    }
    for (const [answer, age] of [
      [-1n, 0n],
      [70_000_000_000n, 4_000n],
    ] as const) {
      await set(answer, age)
      // The price of a chain is kept for 30 s, so a gateway that has not asked yet is asked.
      const fresh = await startTestGateway({ chain, database, chainConfig: { pools: undefined } })
      const { balances } = (await fresh.getJson(`/v1/account/${OTHER.address}/balance`, CHAIN)) as {
        balances: { price: number }[]
      }
      expect(balances[0]?.price).toBe(0)
      await fresh.stop()
    }
  })
})
