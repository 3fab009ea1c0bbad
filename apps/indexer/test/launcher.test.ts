import { relative } from 'node:path'
import { createPostgresDatabase, type PostgresDatabase } from '@foyer/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, createSale } from './createSale.ts'
import { readChain } from './readChain.ts'
import { readIndexer } from './readIndexer.ts'
import { type StartIndexerParameters, startIndexer } from './startIndexer.ts'
import { startRpcProxy } from './startRpcProxy.ts'
import { type SaleChain, startSaleChain } from './startSaleChain.ts'

/** Ponder starts in about 5 s of processor time, more beside other tests. */
const START_MS = 120_000
/** The launcher alone, which ends before Ponder starts, is a second. */
const LAUNCHER_MS = 30_000

const sale = createSale()
const [alice, bob] = [account(0xa1), account(0xb0b)]
let chain: SaleChain
let database: PostgresDatabase
let proxy: Awaited<ReturnType<typeof startRpcProxy>>

beforeAll(async () => {
  ;[chain, database] = await Promise.all([startSaleChain(), createPostgresDatabase()])
  proxy = await startRpcProxy(chain.rpcUrl)
  await chain.emit(sale.bind(alice), sale.bind(bob, alice), sale.buy({ buyer: bob }))
  await chain.mine(40)
})
afterAll(async () => {
  await proxy?.destroy()
  await Promise.all([chain?.destroy(), database?.destroy()])
})

/** Given a relative path, as by hand. */
const start = (parameters: Partial<StartIndexerParameters> = {}) =>
  startIndexer({ rpcUrl: proxy.url, deploymentFile: relative('', chain.deploymentFile), ...parameters })

test(
  'behavior: an endpoint that drops and limits requests delays the indexer, but it neither ends nor misses anything',
  async () => {
    const faults = 28
    proxy.fail((request) => {
      if (request > faults) return undefined
      return request % 4 === 0 ? 'drop' : request % 7 === 0 ? 'limit' : undefined
    })
    // Rate limits bring Ponder down to 3 requests a second, of which faster polling would leave none for the blocks.
    const env = { INDEXER_POLLING_INTERVAL_MS: '500' }
    const indexer = await start({ databaseUrl: database.url, env })
    try {
      await indexer.untilBlock(41n)
      expect(proxy.requests()).toBeGreaterThan(faults)
      await chain.emit(sale.buy({ buyer: bob, quantity: 2 }))
      await indexer.untilBlock(42n)

      const outage = 8
      proxy.fail((request) => (request <= outage ? 'drop' : undefined))
      await chain.emit(sale.buy({ buyer: bob, quantity: 3 }))
      await indexer.untilBlock(43n)
      expect(proxy.requests()).toBeGreaterThan(outage)

      const { blockNumber, ...expected } = await readChain(chain)
      expect(expected.purchases).toHaveLength(3)
      expect(await readIndexer(indexer.url, [alice, bob])).toEqual({
        ...expected,
        // Of the root account, who is not asked for.
        referrals: expected.referrals.filter(({ inviter }) => inviter === alice),
      })
    } finally {
      await indexer.stop()
    }
  },
  START_MS,
)

test('error: an endpoint that lies about its chain id is refused', { timeout: LAUNCHER_MS }, async () => {
  proxy.fail(() => undefined)
  proxy.lie(1)
  const indexer = await start()
  expect(await indexer.exited).toBe(1)
  expect(indexer.log()).toContain('has chain id 1 instead of 56')
  expect(indexer.log()).toContain('Read on: apps/indexer/README.md#what-can-go-wrong')
  await indexer.stop()
})

test('error: serve without Postgres', { timeout: LAUNCHER_MS }, async () => {
  const indexer = await start({ command: 'serve' })
  expect(await indexer.exited).toBe(1)
  expect(indexer.log()).toContain(
    'serve reads from Postgres, for PGlite belongs to one process. Set DATABASE_URL.',
  )
  await indexer.stop()
})
