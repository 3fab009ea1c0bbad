import type { Log } from '@foyer/server-kit'
import { unavailable } from '@foyer/server-kit/errors'
import { errorSchema } from '@foyer/server-kit/openapi'
import { describe, expect, test, vi } from 'vitest'
import { createApi } from './createApi.ts'
import type { ChainReads } from './createChainReads.ts'
import type { Store } from './createStore.ts'
import { encodeCursor } from './cursor.ts'
import { createPictures } from './pictures/createPictures.ts'
import { createPainter } from './pictures/drawPicture.ts'
import { isPublic } from './publicPaths.ts'
import { purchasesPageSchema } from './schemas.ts'

const ROOT_CODE = 'EQMR0927'
const user = `0x${'ab'.repeat(20)}` as const
const checkpoint = `1759842000${'56'.padStart(16, '0')}${'7'.padStart(16, '0')}${'9'.repeat(33)}`

/** A store at block 7 without rows. */
function createEmptyStore(overrides: Partial<Store> = {}): Store {
  return {
    head: async () => [{ checkpoint, isReady: '1' }],
    purchases: vi.fn(async () => []),
    referrals: async () => [],
    rewards: async () => [],
    withdrawals: async () => [],
    processing: async () => [],
    operations: async () => [],
    roles: async () => [],
    dailyTotals: async () => [],
    rewardBalances: async () => [],
    referrer: async () => undefined,
    totals: async () => [],
    buyers: async () => 0,
    hasCode: async (code) => code === 'K7M2P9QX',
    rewardTotals: async () => [],
    ...overrides,
  }
}

/** The chain at block 8, a second after block 7. */
const createChain = (overrides: Partial<ChainReads> = {}): ChainReads => ({
  home: async () => ({
    asOf: { blockNumber: 8, timestamp: 1_759_842_001 },
    chainId: 56,
    lens: user,
    data: '0x01',
  }),
  time: async () => 1_759_842_001,
  ...overrides,
})

function setup(overrides: Partial<Store> = {}, chainOverrides: Partial<ChainReads> = {}) {
  const chain = createChain(chainOverrides)
  const store = createEmptyStore(overrides)
  const corsOrigins = ['https://presale.example']
  const pictures = createPictures(createPainter())
  const log = vi.fn<Log>()
  return {
    store,
    log,
    api: createApi({
      store,
      chain,
      pictures,
      network: 'bsc',
      chainId: 56,
      rootCode: ROOT_CODE,
      corsOrigins,
      log,
    }),
  }
}

async function readError(response: Response) {
  const { reasons } = errorSchema.parse(await response.json())
  return [response.status, ...reasons.map(({ name, description }) => `${name}: ${description}`)]
}

describe('createApi', () => {
  test('tells as of which block an answer is', async () => {
    const response = await setup().api.request(`/v1/users/${user}/purchases`)
    expect(purchasesPageSchema.parse(await response.json())).toEqual({
      asOf: { blockNumber: 7, timestamp: 1_759_842_000 },
      items: [],
      nextCursor: null,
    })
  })

  test('passes the lower-case address, the limit (20 by default) and the key of the cursor to the store', async () => {
    const { api, store } = setup()
    const after = '1'.repeat(75)
    await api.request(`/v1/users/${user.toUpperCase().replace('0X', '0x')}/purchases`)
    await api.request(`/v1/users/${user}/purchases?limit=100&cursor=${encodeCursor('purchases', after)}`)
    expect(vi.mocked(store.purchases).mock.calls).toEqual([
      [user, { limit: 20, after: undefined }],
      [user, { limit: 100, after }],
    ])
  })

  test.each([
    [`/v1/users/${user}/purchases?limit=101`, 'limit: Expected at most 100.'],
    [`/v1/users/${user}/purchases?limit=0`, 'limit: Expected at least 1.'],
    [`/v1/users/${user}/purchases?limit=1.5`, 'limit: Expected a whole number.'],
    [`/v1/users/${user}/purchases?limit=ten`, 'limit: Expected a number.'],
    [
      `/v1/users/${user}/purchases?cursor=${encodeCursor('rewards', '1'.repeat(75))}`,
      'cursor: Expected the nextCursor of an earlier page of this list, unchanged.',
    ],
    [
      '/v1/totals/daily?cursor=x',
      'cursor: Expected the nextCursor of an earlier page of this list, unchanged.',
    ],
    ['/v1/users/0x12', 'address: Expected 0x and 40 hexadecimal digits.'],
    ['/v1/users/vitalik.eth/rewards', 'address: Expected 0x and 40 hexadecimal digits.'],
  ])('answers %s with 400', async (path, message) => {
    expect(await readError(await setup().api.request(path))).toEqual([400, message])
  })

  test('answers an unknown path with 404', async () => {
    expect(await readError(await setup().api.request('/v1/nothing'))).toEqual([
      404,
      'path: There is no such path.',
    ])
  })

  test('answers 503 before the first block is read', async () => {
    const { api } = setup({ head: async () => [] })
    expect(await readError(await api.request('/v1/status'))).toEqual([
      503,
      expect.stringContaining('starting: '),
    ])
  })

  test('logs where a failure arose, and keeps what the database says out of log and answer', async () => {
    const { api, log } = setup({ totals: () => Promise.reject(new Error('password is hunter2')) })
    const response = await api.request('/v1/totals')
    expect(await response.clone().text()).not.toContain('hunter2')
    expect(await readError(response)).toEqual([500])
    const { error } = log.mock.calls[0]?.[2] ?? {}
    expect(error).toMatchObject({
      name: 'Error',
      stack: expect.arrayContaining([expect.stringContaining('at ')]),
    })
    expect(JSON.stringify(log.mock.calls)).not.toContain('hunter2')
  })

  test('lets pages of the allow-list read answers about users, errors too, and no other page', async () => {
    const { api } = setup()
    const ask = async (path: string, origin: string) => {
      const { headers } = await api.request(path, { headers: { Origin: origin } })
      return [headers.get('Access-Control-Allow-Origin'), headers.get('Vary')]
    }
    const [ours, path] = ['https://presale.example', `/v1/users/${user}`]
    expect(await ask(path, ours)).toEqual([ours, 'Origin'])
    expect(await ask('/v1/users/0x12', ours)).toEqual([ours, 'Origin'])
    expect(await ask(path, 'https://presale.example.evil.test')).toEqual([null, 'Origin'])
    expect(await ask(path, 'null')).toEqual([null, 'Origin'])
  })

  test('lets no answer about a user and no error be stored, and none be taken for another type', async () => {
    const { api } = setup()
    for (const path of [
      `/v1/users/${user}`,
      '/v1/users/0x12',
      '/v1/totals/daily?limit=0',
      '/v1/nothing',
      '/openapi.json',
    ]) {
      const { headers } = await api.request(path)
      expect([headers.get('Cache-Control'), headers.get('X-Content-Type-Options')], path).toEqual([
        'no-store',
        'nosniff',
      ])
    }
  })

  const SHARED = 'public, max-age=1, s-maxage=2, stale-while-revalidate=10, stale-if-error=60'
  const COUNTED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=3, stale-if-error=60'
  const ASKED_EACH_TIME = 'public, max-age=0, s-maxage=2, stale-if-error=60'
  test.each([
    ['/v1/home', COUNTED],
    ['/v1/status', SHARED],
    ['/v1/totals', SHARED],
    ['/v1/totals/daily', SHARED],
    ['/v1/summary', SHARED],
    ['/v1/purchases', SHARED],
    ['/v1/roles', ASKED_EACH_TIME],
    ['/v1/operations', ASKED_EACH_TIME],
    ['/v1/withdrawals/processing', ASKED_EACH_TIME],
  ])('lets a cache keep one %s for all pages', async (path, caching) => {
    const { headers } = await setup().api.request(path, { headers: { Origin: 'https://any.example' } })
    expect(headers.get('Cache-Control')).toBe(caching)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Vary')).toBeNull()
  })

  test('reads a public answer once a block, whatever is asked for beside it', async () => {
    const totals = vi.fn(async () => [])
    const heads = [checkpoint, checkpoint.replace('7'.padStart(16, '0'), '8'.padStart(16, '0'))]
    let block = 0
    const head = async () => [{ checkpoint: heads[block], isReady: '1' }]
    const { api } = setup({ totals, head })
    const ask = async () =>
      (await (await api.request(`/v1/totals?x=${Math.random()}`)).json()).asOf.blockNumber
    expect(new Set(await Promise.all(Array.from({ length: 100 }, ask)))).toEqual(new Set([7]))
    expect(totals).toHaveBeenCalledOnce()
    block = 1
    await vi.waitFor(async () => expect(await ask()).toBe(8))
    expect(totals).toHaveBeenCalledTimes(2)
  })

  test('answers 304 to who has the answer of the block', async () => {
    const { api } = setup()
    for (const [path, caching] of [
      ['/v1/totals', SHARED],
      ['/v1/home', COUNTED],
    ] as const) {
      const etag = (await api.request(path)).headers.get('ETag')
      const again = await api.request(path, { headers: { 'If-None-Match': String(etag) } })
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
      expect(again.headers.get('Cache-Control')).toBe(caching)
    }
  })

  test('reads again what could not be read', async () => {
    const totals = vi.fn(async () => []).mockRejectedValueOnce(new Error('away'))
    const { api } = setup({ totals })
    expect((await api.request('/v1/totals')).status).toBe(500)
    expect((await api.request('/v1/totals')).status).toBe(200)
  })

  test('says that the chain cannot be read, and when to ask again', async () => {
    const error = unavailable('unavailable', 'The chain cannot be read at the moment.')
    const response = await setup({}, { home: () => Promise.reject(error) }).api.request('/v1/home')
    expect([response.headers.get('Retry-After'), response.headers.get('Cache-Control')]).toEqual([
      '5',
      'no-store',
    ])
    expect(await readError(response)).toEqual([503, 'unavailable: The chain cannot be read at the moment.'])
  })

  test.each([
    [0, 'live'],
    [120, 'live'],
    [121, 'stalled'],
  ])('tells that it is %i s behind the chain: %s', async (lagSeconds, status) => {
    const { api } = setup({}, { time: async () => 1_759_842_000 + lagSeconds })
    expect(await (await api.request('/v1/status')).json()).toMatchObject({ status, lagSeconds })
  })

  test('does not call a backfill stalled', async () => {
    const head = async () => [{ checkpoint, isReady: '0' }]
    const { api } = setup({ head }, { time: async () => 1_759_999_999 })
    expect(await (await api.request('/v1/status')).json()).toMatchObject({ status: 'backfilling' })
  })

  test('lets every page read what the guard in front takes for public, and no other route', () => {
    const { routes } = setup().api
    expect(routes.length).toBeGreaterThan(15)
    for (const { path, policy } of routes) {
      if (path === '/openapi.json') continue
      expect(policy, path).toEqual({ access: isPublic(path) ? 'public' : 'sitePages', limit: 'address' })
    }
  })

  test('describes every path and names its answer', async () => {
    const response = await setup().api.request('/openapi.json')
    const { paths } = await response.json()
    const answers = Object.entries<{ get: { responses: { 200: { content: unknown } } } }>(paths).map(
      ([path, { get }]) => [path, get.responses[200].content],
    )
    const json = (name: string) => ({
      'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
    })
    const png = { 'image/png': { schema: { type: 'string' } } }
    expect(Object.fromEntries(answers)).toEqual({
      '/v1/home': json('Home'),
      '/v1/operations': json('OperationsPage'),
      '/v1/pictures/{locale}/home.png': png,
      '/v1/pictures/{locale}/invitation/{file}': png,
      '/v1/pictures/{locale}/purchase/{file}': png,
      '/v1/pictures/{locale}/record.png': png,
      '/v1/purchases': json('PurchasesPage'),
      '/v1/roles': json('RolesPage'),
      '/v1/status': json('Status'),
      '/v1/summary': json('Summary'),
      '/v1/totals': json('Totals'),
      '/v1/totals/daily': json('DailyTotalsPage'),
      '/v1/users/{address}': json('User'),
      '/v1/users/{address}/purchases': json('PurchasesPage'),
      '/v1/users/{address}/referrals': json('ReferralsPage'),
      '/v1/users/{address}/rewards': json('RewardsPage'),
      '/v1/users/{address}/withdrawals': json('WithdrawalsPage'),
      '/v1/withdrawals/processing': json('WithdrawalsPage'),
    })
  })
})
