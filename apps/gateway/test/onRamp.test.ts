import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  onRampCurrency,
  onRampLink,
  onRampOptions,
  onRampProvider,
  onRampQuote,
  onRampToken,
} from '@foyer/modal-core/wire'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createMoonpay, signMoonpayUrl } from '../src/providers/onRamp/moonpay.ts'
import { createTransak } from '../src/providers/onRamp/transak.ts'
import { createStore } from '../src/store/createStore.ts'
import { NATIVE_ADDRESS } from '../src/tokens.ts'
import { ORIGIN, openTestDatabase, type TestDatabase } from './prepareGateway.ts'
import { OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

const CHAIN = 'eip155:56'
const NATIVE = `${CHAIN}:${NATIVE_ADDRESS}`
const QUOTE = '/v1/onramp/quote'
const LINK = '/v1/generators/onrampurl'
const keys = (name: string) => ({ keyEnv: `${name}_KEY`, secretEnv: `${name}_SECRET` })
const secrets = { MOONPAY_KEY: 'pk_test_key', MOONPAY_SECRET: 'sk_test_key' }

const bnb = { chain: CHAIN, moonpay: 'bnb_bsc', transak: { code: 'BNB', network: 'bsc' } }
const currencies = [
  { code: 'USD', min: '30', max: '10000' },
  { code: 'JPY', decimals: 0, min: '4000', max: '1500000' },
]
const providers = {
  moonpay: { ...keys('MOONPAY'), sandbox: true },
  transak: keys('TRANSAK'),
  demo: { url: 'http://127.0.0.1:5187/' },
}

let chain: TestChain
let database: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
  const { address } = chain.stablecoins.USDT
  const onRamp = { tokens: [bnb, { chain: CHAIN, address }], currencies, providers }
  gateway = await startTestGateway({ chain, database, onRamp, secrets })
})
afterAll(async () => {
  await gateway?.stop()
  await database?.destroy()
  await chain?.stop()
})

const order = { provider: 'demo', token: NATIVE, currency: 'USD', amount: '50' }

async function post(path: string, body: unknown, init: RequestInit = { headers: { origin: ORIGIN } }) {
  const response = await gateway.post(path, body, {}, init)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('lists what can be bought, in the shapes that clients read, without a provider that has no keys', async () => {
  const { USDT } = chain.stablecoins
  const answer = await gateway.getJson('/v1/onramp/options')
  const options = onRampOptions.parse(answer)
  expect(options.providers.map((one) => onRampProvider.parse(one))).toEqual([
    { id: 'moonpay', name: 'MoonPay' },
    { id: 'demo', name: 'Demo' },
  ])
  expect(options.tokens.map((one) => onRampToken.parse(one))).toMatchObject([
    { address: NATIVE, symbol: 'BNB', providers: ['moonpay', 'demo'] },
    { address: `${CHAIN}:${getAddress(USDT.address)}`, symbol: 'USDT', providers: ['demo'] },
  ])
  expect(options.currencies.map((one) => onRampCurrency.parse(one))).toEqual([
    { decimals: 2, ...currencies[0] },
    currencies[1],
  ])
})

test('is on in the project’s features where the gateway leads anywhere, unless it is switched off', async () => {
  const id = 'b'.repeat(32)
  const store = createStore(database)
  await store.createProject({ id, name: 'Without', origins: [ORIGIN], analytics: false })
  await store.updateProject(id, { features: { onramp: false } })
  const featuresOf = async (query: Record<string, string>) =>
    ((await gateway.getJson('/appkit/v1/config', query)) as { features: object[] }).features
  expect(await featuresOf({})).toContainEqual({ id: 'onramp', isEnabled: true, config: [] })
  expect(await featuresOf({ projectId: id })).toContainEqual({ id: 'onramp', isEnabled: false, config: [] })
})

test('publishes the shapes of its requests and answers', async () => {
  type Content = { content: { 'application/json': { schema: object } } }
  const { paths } = (await gateway.getJson('/openapi.json')) as {
    paths: Record<string, { post: { requestBody: Content; responses: Record<string, Content> } }>
  }
  const shapesOf = (path: string) => {
    const { requestBody, responses } = paths[path]?.post ?? {}
    return [requestBody, responses?.[200]].map((one) => one?.content['application/json'].schema)
  }
  const fields = ['provider', 'token', 'currency', 'amount']
  expect(shapesOf(QUOTE)).toMatchObject([
    { type: 'object', required: fields, additionalProperties: false },
    { type: 'object', required: ['receives', 'fee'] },
  ])
  expect(shapesOf(LINK)).toMatchObject([
    { type: 'object', required: [...fields, 'address'], additionalProperties: false },
    { type: 'object', required: ['url', 'expiresAt', 'once'] },
  ])
  expect(shapesOf('/v1/convert/build-transaction')[0]).toMatchObject({
    required: ['amount', 'userAddress', 'from', 'to'],
    properties: { amount: { type: 'string' } },
  })
})

test('answers as off without a configuration, and without keys', async () => {
  for (const onRamp of [undefined, { tokens: [bnb], currencies, providers: { moonpay: keys('MOONPAY') } }]) {
    const other = await startTestGateway({ chain, database, ...(onRamp && { onRamp }) })
    const response = await other.get('/v1/onramp/options')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ reasons: [{ name: 'off' }] })
    await other.stop()
  }
})

test('does not start with a token that is on no list', async () => {
  const token = { chain: CHAIN, address: chain.market.alice }
  await expect(
    startTestGateway({ chain, database, onRamp: { tokens: [token], currencies, providers } }),
  ).rejects.toThrow(/on none of the token lists/)
})

describe('links', () => {
  test('lead to the page of the provider with the account, the token and the amount', async () => {
    const { address } = OWNER
    const { status, body } = await post(LINK, { ...order, address: address.toLowerCase() })
    expect(status).toBe(200)
    const { url, ...others } = onRampLink.parse(body)
    expect(others).toEqual({ expiresAt: null, once: false })
    expect(url).toBe(
      `http://127.0.0.1:5187/?token=BNB&chain=eip155%3A56&currency=USD&amount=50&address=${address}`,
    )
  })

  test('of MoonPay are signed', async () => {
    const { body } = await post(LINK, { ...order, provider: 'moonpay', address: OWNER.address })
    const { url } = onRampLink.parse(body)
    const [signed = ''] = url.split('&signature=')
    expect(url).toBe(signMoonpayUrl(signed, secrets.MOONPAY_SECRET))
    expect(Object.fromEntries(new URL(signed).searchParams)).toEqual({
      apiKey: 'pk_test_key',
      currencyCode: 'bnb_bsc',
      baseCurrencyCode: 'usd',
      baseCurrencyAmount: '50',
      walletAddress: OWNER.address,
    })
    expect(new URL(url).host).toBe('buy-sandbox.moonpay.com')
  })

  test.each<[what: string, differs: Record<string, unknown>, reason: { name: string; description?: string }]>(
    [
      ['a provider without keys', { provider: 'transak' }, { name: 'provider' }],
      ['a token that nobody sells', { token: `${CHAIN}:0x${'11'.repeat(20)}` }, { name: 'token' }],
      ['a currency that is not taken', { currency: 'EUR' }, { name: 'currency' }],
      [
        'too little',
        { amount: '29.99' },
        { name: 'amount', description: 'The amount is between 30 and 10000 USD.' },
      ],
      ['too much', { amount: '10000.01' }, { name: 'amount' }],
      [
        'too many decimals',
        { currency: 'JPY', amount: '5000.5' },
        { name: 'amount', description: 'JPY has 0 decimals at most.' },
      ],
      ['a number with an exponent', { amount: '1e3' }, { name: 'amount' }],
      ['a negative number', { amount: '-50' }, { name: 'amount' }],
      ['no address', { address: 'alice' }, { name: 'address' }],
      ['another key', { admin: true }, { name: 'body' }],
      ['a prototype', { provider: '__proto__' }, { name: 'provider' }],
    ],
  )('are refused for %s', async (_, differs, reason) => {
    const refused = await post(LINK, { ...order, address: OWNER.address, ...differs })
    expect(refused).toMatchObject({ status: 400, body: { status: 'FAILED', reasons: [reason] } })
  })

  test('are given to pages only', async () => {
    const refused = await post(LINK, { ...order, address: OWNER.address }, {})
    expect(refused).toMatchObject({ status: 400, body: { reasons: [{ name: 'origin' }] } })
  })
})

test('invents no price: a provider that tells none answers 404 with the reason `quote`', async () => {
  expect(await post(QUOTE, order)).toMatchObject({ status: 404, body: { reasons: [{ name: 'quote' }] } })
})

type Seen = { path: string; headers: Record<string, unknown>; body: string }

/** A stand-in for a provider's API, built from its public documentation. */
async function startProvider(answer: (seen: Seen) => { status?: number; body: unknown }) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const one = { path: request.url ?? '', headers: request.headers, body }
    seen.push(one)
    const { status = 200, body: said } = answer(one)
    response.writeHead(status).end(typeof said === 'string' ? said : JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

const account = { apiKey: 'key', secret: 'secret', isSandbox: false }
const query = { token: { ...bnb, symbol: 'BNB' }, currency: 'USD', amount: '50.5' }
const linkQuery = { ...query, address: OWNER.address, domain: 'dapp.example' }

describe('MoonPay', () => {
  test('signs the address of its documentation as that computes it', () => {
    const url =
      'https://buy-sandbox.moonpay.com?apiKey=pk_test_key&currencyCode=eth&walletAddress=0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae'
    // printf '?apiKey=…' | openssl dgst -sha256 -hmac sk_test_key -binary | base64
    const signature = 'o1eO2arzL16TstEolGakHHFa33Mb61RCTfqToRWg7PA='
    expect(signMoonpayUrl(url, 'sk_test_key')).toBe(`${url}&signature=${encodeURIComponent(signature)}`)
  })

  test('tells what an amount buys', async () => {
    const { apiUrl, seen } = await startProvider(() => ({
      body: { quoteCurrencyAmount: 0.0795, feeAmount: 2.24, networkFeeAmount: 0.1, totalAmount: 50.5 },
    }))
    const { quote } = createMoonpay({ ...account, apiUrl })
    const answer = await quote?.(query)
    expect(onRampQuote.parse(answer)).toEqual({ receives: '0.0795', fee: '2.34' })
    expect(seen[0]?.path).toBe(
      '/v3/currencies/bnb_bsc/buy_quote?apiKey=key&baseCurrencyCode=usd&baseCurrencyAmount=50.5',
    )
  })
})

describe('Transak', () => {
  const now = 1_764_000_000_000
  const page = 'https://global.transak.com/?apiKey=key&sessionId=one'

  /** Gives tokens for 7 days, and a page a request. */
  const start = (widgetUrl: unknown = page) =>
    startProvider(({ path }) => ({
      body: path.startsWith('/partners')
        ? { data: { accessToken: 'access', expiresAt: now / 1_000 + 604_800 } }
        : { data: { widgetUrl } },
    }))

  test('opens a page for one visit within five minutes, with one access token for all requests', async () => {
    const { apiUrl, seen } = await start()
    const clock = { now }
    const { link } = createTransak({ ...account, apiUrl, now: () => clock.now })
    const [first] = await Promise.all([link(linkQuery), link(linkQuery)])
    expect(onRampLink.parse(first)).toEqual({
      url: page,
      expiresAt: new Date(now + 300_000).toISOString(),
      once: true,
    })
    expect(seen.map(({ path }) => path)).toEqual([
      '/partners/api/v2/refresh-token',
      '/api/v2/auth/session',
      '/api/v2/auth/session',
    ])
    expect(seen[0]).toMatchObject({ headers: { 'api-secret': 'secret' }, body: '{"apiKey":"key"}' })
    expect(seen[1]?.headers['access-token']).toBe('access')
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual({
      widgetParams: {
        apiKey: 'key',
        referrerDomain: 'dapp.example',
        productsAvailed: 'BUY',
        fiatCurrency: 'USD',
        fiatAmount: 50.5,
        cryptoCurrencyCode: 'BNB',
        network: 'bsc',
        walletAddress: OWNER.address,
        disableWalletAddressForm: true,
      },
    })
    clock.now += 604_800_000
    await link(linkQuery)
    expect(seen.filter(({ path }) => path.startsWith('/partners'))).toHaveLength(2)
  })

  test.each([
    'https://evil.example/',
    'javascript:alert(1)',
    'http://global.transak.com/',
    'https://global.transak.com.evil.example/',
    7,
  ])('leads nowhere when its API answers with %s', async (widgetUrl) => {
    const { apiUrl } = await start(widgetUrl)
    const { link } = createTransak({ ...account, apiUrl, now: () => now })
    await expect(link(linkQuery)).rejects.toMatchObject({ status: 503 })
  })

  test('asks for an access token again after its API was down', async () => {
    let isDown = true
    const { apiUrl, seen } = await startProvider(({ path }) => {
      if (isDown) return { status: 500, body: 'down' }
      return {
        body: path.startsWith('/partners')
          ? { data: { accessToken: 'access', expiresAt: now / 1_000 + 604_800 } }
          : { data: { widgetUrl: page } },
      }
    })
    const { link } = createTransak({ ...account, apiUrl, now: () => now })
    await expect(link(linkQuery)).rejects.toMatchObject({
      status: 503,
      reasons: [{ name: 'provider', description: 'The provider of this purchase does not answer.' }],
    })
    isDown = false
    expect(await link(linkQuery)).toMatchObject({ url: page })
    expect(seen).toHaveLength(3)
  })

  test('tells what an amount buys', async () => {
    const { apiUrl, seen } = await startProvider(() => ({
      body: { response: { cryptoAmount: 0.08, totalFee: 1.5, fiatAmount: 50.5 } },
    }))
    const { quote } = createTransak({ ...account, apiUrl })
    expect(await quote?.(query)).toEqual({ receives: '0.08', fee: '1.5' })
    expect(seen[0]?.path).toContain('fiatCurrency=USD&cryptoCurrency=BNB&network=bsc&isBuyOrSell=BUY')
  })
})

describe.each<[fault: string, answer: { status?: number; body: unknown }]>([
  ['that answers 429', { status: 429, body: '' }],
  ['that answers 500', { status: 500, body: '' }],
  ['that answers with HTML', { body: '<p>Hello</p>' }],
  ['that answers with another shape', { body: { quoteCurrencyAmount: '1', response: null } }],
  ['that says more than 8 MB', { body: `"${'x'.repeat(9 * 1024 * 1024)}"` }],
])('a provider %s', (_, answer) => {
  test('leads nowhere', async () => {
    const { apiUrl } = await startProvider(() => answer)
    const { link } = createTransak({ ...account, apiUrl })
    await expect(link(linkQuery)).rejects.toMatchObject({ status: 503 })
  })

  test('has no price', async () => {
    const { apiUrl } = await startProvider(() => answer)
    for (const create of [createMoonpay, createTransak])
      await expect(create({ ...account, apiUrl }).quote?.(query)).rejects.toMatchObject({ status: 503 })
  })
})
