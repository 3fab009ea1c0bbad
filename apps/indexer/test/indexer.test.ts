import { relative } from 'node:path'
import { type Fault, type FaultProxy, startFaultProxy } from '@foyer/harness/faults'
import { IS_FULL, onlyInFull, selectRows } from '@foyer/harness/full'
import { LIMITS } from '@foyer/harness/limits'
import { createPostgresDatabase, type PostgresDatabase } from '@foyer/harness/postgres'
import { findFreePort } from '@foyer/harness/processes'
import { startCollector } from '@foyer/server-kit/testing/collector'
import { parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as schemas from '../src/api/schemas.ts'
import { account, createSale, ROOT, TOKENS } from './createSale.ts'
import { readApi, readPages } from './readApi.ts'
import { readChain } from './readChain.ts'
import { readIndexer } from './readIndexer.ts'
import { type Indexer, startIndexer } from './startIndexer.ts'
import { type SaleChain, startSaleChain } from './startSaleChain.ts'
import { balancesOf, totalsOf } from './sums.ts'

/** After a crash Ponder waits 25 s for its own lock to expire. */
const RECOVERY_MS = 2 * LIMITS.test

const [_USDT, USDC] = TOKENS
const users = Array.from({ length: 12 }, (_, index) => account(0xa1_00 + index))
const [alice = ROOT, bob = ROOT, carol = ROOT, dave = ROOT] = users
const everyone = [ROOT, ...users]
const stranger = account(0xdead)

/** Each starts another indexer: 12 s of processor time. */
const testInFull = onlyInFull(test)

const sale = createSale()
let chain: SaleChain
let database: PostgresDatabase
/** In `test:full` only. */
let pglite: Indexer | undefined
let postgres: Indexer
let reader: Indexer
/** Between the indexer that was started again and the chain. */
let proxy: FaultProxy | undefined
let metricsPort: number
let collectorPort: number

const writers = () => (pglite === undefined ? [postgres] : [pglite, postgres])

const untilCaughtUp = async (...indexers: Indexer[]) => {
  const { blockNumber } = await readChain(chain)
  await Promise.all(indexers.map((indexer) => indexer.untilBlock(blockNumber)))
}

/** Each store says the same as the chain itself. */
async function expectExact(...indexers: Indexer[]) {
  await untilCaughtUp(...indexers)
  const { blockNumber, ...expected } = await readChain(chain)
  for (const indexer of indexers) {
    expect(await readIndexer(indexer.url, everyone)).toEqual(expected)
    const { items } = await readApi(indexer.url, '/v1/totals', schemas.totalsSchema)
    expect(items).toEqual(totalsOf(expected.purchases))
    const sold = await readPages<schemas.Purchase>(
      indexer.url,
      '/v1/purchases',
      schemas.purchasesPageSchema,
      5,
    )
    expect(sold.flat().map(({ id, ...purchase }) => purchase)).toEqual(expected.purchases.toReversed())
    const queue = '/v1/withdrawals/processing'
    const open = await readPages<schemas.Withdrawal>(indexer.url, queue, schemas.withdrawalsPageSchema, 1)
    expect(open.flat()).toEqual(expected.withdrawals.filter(({ status }) => status === 'processing'))
    for (const user of everyone) {
      const { rewards } = await readApi(indexer.url, `/v1/users/${user}`, schemas.userSchema)
      expect(rewards).toEqual(balancesOf(user, expected))
    }
  }
}

beforeAll(async () => {
  ;[chain, database] = await Promise.all([startSaleChain(), createPostgresDatabase()])
  await chain.emit(sale.bind(alice), sale.bind(bob, alice))
  await chain.emit(sale.buy({ buyer: bob, quantity: 40 }))
  await chain.emit(...users.slice(2).map((user) => sale.bind(user, bob)))
  await chain.emit(
    ...users
      .slice(2)
      .flatMap((buyer, index) => [
        sale.buy({ buyer, quantity: 30 + index }),
        sale.buy({ buyer, itemId: 2, payToken: USDC.address }),
      ]),
  )
  // More updates than Ponder flushes row by row, so that it goes the way of its bulk flush.
  const withdrawals = Array.from({ length: 30 }, () => sale.withdraw(bob, parseUnits('10', 18)))
  await chain.emit(...withdrawals)
  await chain.emit(...withdrawals.map((_, index) => sale.settle(BigInt(index + 1))))
  await chain.emit(sale.withdraw(bob, parseUnits('2', 18)), sale.withdraw(alice, parseUnits('3', 18)))
  await chain.emit(sale.schedule('0x01'), sale.schedule('0x02'), sale.schedule('0x03'))
  await chain.emit(sale.grant(0n, alice), sale.grant(1n, alice), sale.grant(0n, bob), sale.grant(2n, bob))
  await chain.emit(sale.revoke(0n, alice), sale.grant(0n, bob, 10), sale.revoke(2n, stranger))
  await chain.emit(sale.close('0x01', 'Executed'), sale.close('0x02', 'Canceled'), sale.schedule('0x02'))
  // Beyond Ponder's finality of 30 blocks, so that the events above are backfilled.
  await chain.mine(40)
  await chain.emit(sale.buy({ buyer: alice }), sale.settle(31n, bob))

  const common = { rpcUrl: chain.rpcUrl, deploymentFile: chain.deploymentFile }
  metricsPort = await findFreePort()
  collectorPort = await findFreePort()
  postgres = await startIndexer({
    ...common,
    databaseUrl: database.url,
    env: {
      INDEXER_CORS_ORIGINS: 'https://presale.example',
      INDEXER_METRICS_PORT: `${metricsPort}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    },
  })
  if (IS_FULL) pglite = await startIndexer(common)
  await untilCaughtUp(...writers())
  reader = await startIndexer({ ...common, command: 'serve', databaseUrl: database.url })
  await untilCaughtUp(reader)
})

afterAll(async () => {
  await Promise.all([pglite, postgres, reader].map((indexer) => indexer?.stop()))
  await Promise.all([proxy?.stop(), chain?.destroy(), database?.destroy()])
})

// The first, for it counts every request.
test('counts requests by their route, and says how far it is', async () => {
  const address = alice
  for (const path of [`/v1/users/${address}`, '/v1/totals', '/made-up']) await fetch(`${postgres.url}${path}`)
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(text).toMatch(
    /^indexer_request_duration_seconds_count\{.*route="\/v1\/users\/:address",status="200".*\} 1$/m,
  )
  expect(text).toMatch(/route="\/v1\/totals",status="200"/)
  expect(text).toMatch(/route="\/\*",status="404"/)
  expect(text).not.toContain(address)
  expect(text).not.toContain('made-up')
  expect(text).toMatch(/^indexer_lag_seconds \d+$/m)
  // The chain's clock stands still while nothing is mined, and never that of the indexer's machine.
  expect(text).toMatch(/^indexer_state\{state="live"\} 1$/m)
  expect(text).toMatch(/^indexer_build_info\{version="[^"]+",node="v[^"]+"\} 1$/m)
})

test('sends spans on the trace of a page to a collector that starts later, and nothing of the account', async () => {
  // Spans of the requests before it are given up after 10 s.
  const collector = await startCollector(collectorPort)
  const [traceId, parentSpanId, address] = ['ab'.repeat(16), 'cd'.repeat(8), alice]
  const headers = { traceparent: `00-${traceId}-${parentSpanId}-01` }
  await (await fetch(`${postgres.url}/v1/users/${address}`, { headers })).text()
  const span = await vi.waitUntil(() => collector.spans.find((each) => each.traceId === traceId), {
    timeout: LIMITS.wait,
  })
  expect(span).toMatchObject({
    service: 'indexer',
    name: 'GET /v1/users/:address',
    parentSpanId,
    values: { 'http.response.status_code': 200 },
  })
  expect(collector.readText()).not.toContain(address)
})

const INDEXERS: [name: string, indexer: () => Indexer][] = [
  ['PGlite', () => pglite ?? expect.fail('It runs in `test:full`.')],
  ['Postgres', () => postgres],
  ['serve, a second process on the same Postgres', () => reader],
]

describe.each(selectRows(INDEXERS, ([name]) => name !== 'PGlite'))('%s', (_, indexer) => {
  test('serves lists, balances and totals that equal the logs of the chain', () => expectExact(indexer()))

  test.each([
    ['purchases', schemas.purchasesPageSchema],
    ['referrals', schemas.referralsPageSchema],
    ['rewards', schemas.rewardsPageSchema],
    ['withdrawals', schemas.withdrawalsPageSchema],
  ] as const)('pages through all %s exactly once, newest first', async (list, schema) => {
    const path = `/v1/users/${list === 'purchases' ? dave : bob}/${list}`
    const [all = []] = await readPages<{ id: string; blockNumber: number }>(indexer().url, path, schema)
    const blocks = all.map(({ blockNumber }) => blockNumber)
    expect(blocks).toEqual(blocks.toSorted((a, b) => b - a))
    const limit = all.length - 1
    const pages = await readPages<{ id: string }>(indexer().url, path, schema, limit)
    expect(pages).toEqual([all.slice(0, limit), all.slice(limit)])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('accepts an address in any case', async () => {
    const path = `/v1/users/${alice.toUpperCase().replace('0X', '0x')}`
    expect((await readApi(indexer().url, path, schemas.userSchema)).address).toBe(alice)
  })

  test('serves a user with the referrer and the number of invited users', async () => {
    const { asOf, rewards, ...user } = await readApi(indexer().url, `/v1/users/${bob}`, schemas.userSchema)
    const { referrals, blockNumber } = await readChain(chain)
    const [referrer] = referrals.filter((referral) => referral.user === bob)
    expect(user).toMatchObject({ address: bob, directCount: 10, referrer })
    expect(asOf.blockNumber).toBe(Number(blockNumber))
  })

  test('serves empty lists and an unbound user when the address is unknown', async () => {
    const { referrer, directCount, rewards } = await readApi(
      indexer().url,
      `/v1/users/${stranger}`,
      schemas.userSchema,
    )
    expect({ referrer, directCount, rewards }).toEqual({ referrer: null, directCount: 0, rewards: [] })
    const {
      purchases,
      referrals,
      rewards: credits,
      withdrawals,
    } = await readIndexer(indexer().url, [stranger])
    expect([purchases, referrals, credits, withdrawals]).toEqual([[], [], [], []])
  })

  test('pages through the daily totals, newest first', async () => {
    const pages = await readPages<schemas.DailyTotal>(
      indexer().url,
      '/v1/totals/daily',
      schemas.dailyTotalsPageSchema,
      1,
    )
    const { purchases } = await readChain(chain)
    const expected = totalsOf(purchases).map((total) => ({ day: '2025-10-07', ...total }))
    expect(pages.flat()).toEqual(expected.toReversed())
    expect(pages).toHaveLength(2)
  })

  test('answers /v1/status and the probes of Ponder', async () => {
    const status = await readApi(indexer().url, '/v1/status', schemas.statusSchema)
    const { number, timestamp } = await chain.client.getBlock()
    const asOf = { blockNumber: Number(number), timestamp: Number(timestamp) }
    const lagSeconds = expect.any(Number)
    expect(status).toEqual({ status: 'live', network: 'devnet', chainId: 56, asOf, lagSeconds })
    const probes = await Promise.all(
      ['/health', '/ready', '/status'].map((path) => fetch(indexer().url + path)),
    )
    expect(probes.map((response) => response.status)).toEqual([200, 200, 200])
    expect(await probes[2]?.json()).toEqual({
      bsc: { id: 56, block: { number: Number(number), timestamp: asOf.timestamp } },
    })
  })
})

// Ponder waits 22 s for the lock of another process.
testInFull('a second process on the same tables ends so that it is started again', async () => {
  const second = await startIndexer({
    rpcUrl: chain.rpcUrl,
    deploymentFile: chain.deploymentFile,
    databaseUrl: database.url,
  })
  onTestFinished(() => void second.stop())
  expect(await second.exited).toBe(75)
  expect(second.log()).toContain('Start again to stand by')
  expect((await fetch(`${postgres.url}/v1/status`)).status).toBe(200)
})

// `checkChain.test.ts` has the check in `test`.
testInFull('exits with an error when the endpoint reports another chain id', async () => {
  const proxy = await startFaultProxy(chain.rpcUrl, ({ rpc }) =>
    rpc?.method === 'eth_chainId' ? { result: '0x1' } : undefined,
  )
  onTestFinished(proxy.stop)
  const indexer = await startIndexer({ rpcUrl: proxy.url, deploymentFile: chain.deploymentFile })
  expect(await indexer.exited).toBe(1)
  expect(indexer.log()).toContain('has chain id 1 instead of 56')
  expect(indexer.log()).toContain('Read on: apps/indexer/README.md#what-can-go-wrong')
  await indexer.stop()
})

testInFull('exits with an error when serve has no Postgres', async () => {
  const { rpcUrl, deploymentFile } = chain
  const indexer = await startIndexer({ command: 'serve', rpcUrl, deploymentFile })
  expect(await indexer.exited).toBe(1)
  expect(indexer.log()).toContain(
    'serve reads from Postgres, for PGlite belongs to one process. Set DATABASE_URL.',
  )
  await indexer.stop()
})

test('lets only the pages of the allow-list read the answers', async () => {
  const allowed = async (origin: string) => {
    const response = await fetch(`${postgres.url}/v1/users/${alice}`, { headers: { Origin: origin } })
    return response.headers.get('Access-Control-Allow-Origin')
  }
  expect(await allowed('https://presale.example')).toBe('https://presale.example')
  expect(await allowed('https://presale.example.evil.test')).toBeNull()
})

test('answers preflights of the pages of the allow-list only, before Ponder does', async () => {
  const preflight = async (origin: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'GET' }
    const response = await fetch(`${postgres.url}/v1/users/${alice}`, { method: 'OPTIONS', headers })
    return response.headers.get('Access-Control-Allow-Origin')
  }
  expect(await preflight('https://presale.example')).toBe('https://presale.example')
  expect(await preflight('https://presale.example.evil.test')).toBeNull()
  const { headers } = await fetch(`${postgres.url}/v1/users/${alice}`)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('follows live blocks and a reorg exactly', async () => {
  const all = [...writers(), reader]
  await chain.emit(
    sale.buy({ buyer: carol }),
    sale.withdraw(alice, parseUnits('4', 18)),
    sale.close('0x03', 'Executed'),
    sale.revoke(1n, alice),
    sale.grant(1n, alice),
  )
  await chain.emit(sale.settle(32n), sale.buy({ buyer: dave, itemId: 2, payToken: USDC.address }))
  await chain.emit(sale.bind(stranger, carol), sale.revoke(2n, bob))
  await expectExact(...all)

  const before = await readChain(chain)
  await chain.reorg(3)
  const orphaned = await readChain(chain)
  expect(orphaned.purchases).toHaveLength(before.purchases.length - 2)
  expect(orphaned.referrals).toHaveLength(before.referrals.length - 1)
  await chain.emit(sale.buy({ buyer: users[4] ?? ROOT, quantity: 7 }))
  await expectExact(...all)
})

test(
  'keeps serving while the indexer is down, and misses nothing when it restarts and its endpoint drops and limits requests',
  async () => {
    postgres.kill()
    await postgres.exited
    const { blockNumber } = await readChain(chain)
    await chain.emit(sale.buy({ buyer: bob, quantity: 2 }))
    const { asOf } = await readApi(reader.url, `/v1/users/${bob}/purchases`, schemas.purchasesPageSchema)
    expect(asOf.blockNumber).toBe(Number(blockNumber))

    let faults = Array.from({ length: 14 }, (_, index): Fault | undefined => {
      const request = index + 1
      return request % 4 === 0 ? 'drop' : request % 7 === 0 ? 'rateLimit' : undefined
    })
    await proxy?.stop()
    proxy = await startFaultProxy(chain.rpcUrl, () => faults.shift())
    postgres = await startIndexer({
      rpcUrl: proxy.url,
      // Given a relative path, as by hand.
      deploymentFile: relative('', chain.deploymentFile),
      databaseUrl: database.url,
    })
    await expectExact(postgres, reader)
    await chain.emit(sale.buy({ buyer: bob, quantity: 3 }))
    await untilCaughtUp(postgres)
    expect(faults).toEqual([])

    faults = Array.from({ length: 8 }, () => 'drop')
    await chain.emit(sale.buy({ buyer: carol, quantity: 4 }))
    await expectExact(postgres, reader)
    expect(faults).toEqual([])
  },
  RECOVERY_MS,
)

// The last one, and on Postgres: on PGlite the process once did not end.
test('ends for a person to act when the chain takes back more than can be undone', async () => {
  // Ponder takes blocks as final in steps of twice its 30.
  await chain.mine(100)
  await untilCaughtUp(postgres)
  await chain.reorg(65)
  await chain.mine(1)
  expect(await postgres.exited).toBe(1)
  expect(postgres.log()).toContain('The chain reorganised more blocks than can be undone')
})
