import { relative } from 'node:path'
import { type Fault, type FaultProxy, type ProxiedRequest, startFaultProxy } from '@foyer/harness/faults'
import { createPostgresDatabase, type PostgresDatabase } from '@foyer/harness/postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, createSale } from './createSale.ts'
import { readChain } from './readChain.ts'
import { readIndexer } from './readIndexer.ts'
import { type StartIndexerParameters, startIndexer } from './startIndexer.ts'
import { type SaleChain, startSaleChain } from './startSaleChain.ts'

/** Ponder starts in about 5 s of processor time, more beside other tests. */
const START_MS = 120_000
/** The launcher alone, which ends before Ponder starts, is a second. */
const LAUNCHER_MS = 30_000

const sale = createSale()
const [alice, bob] = [account(0xa1), account(0xb0b)]
let chain: SaleChain
let database: PostgresDatabase
let proxy: FaultProxy
let choose: (request: ProxiedRequest) => Fault | undefined

beforeAll(async () => {
  ;[chain, database] = await Promise.all([startSaleChain(), createPostgresDatabase()])
  proxy = await startFaultProxy(chain.rpcUrl, (request) => choose(request))
  await chain.emit(sale.bind(alice), sale.bind(bob, alice), sale.buy({ buyer: bob }))
  await chain.mine(40)
})
beforeEach(() => {
  choose = () => undefined
})
afterAll(async () => {
  await proxy?.stop()
  await Promise.all([chain?.destroy(), database?.destroy()])
})

/** Given a relative path, as by hand. */
const start = (parameters: Partial<StartIndexerParameters> = {}) =>
  startIndexer({ rpcUrl: proxy.url, deploymentFile: relative('', chain.deploymentFile), ...parameters })

test(
  'keeps running and misses nothing when the endpoint drops and limits requests',
  async () => {
    const faults = Array.from({ length: 28 }, (_, index) => {
      const request = index + 1
      return request % 4 === 0 ? 'drop' : request % 7 === 0 ? 'rateLimit' : undefined
    })
    choose = () => faults.shift()
    // Rate limits bring Ponder down to 3 requests a second, of which faster polling would leave none for the blocks.
    const env = { INDEXER_POLLING_INTERVAL_MS: '500' }
    const indexer = await start({ databaseUrl: database.url, env })
    try {
      await indexer.untilBlock(41n)
      expect(faults).toEqual([])
      await chain.emit(sale.buy({ buyer: bob, quantity: 2 }))
      await indexer.untilBlock(42n)

      let outage = 8
      choose = () => (outage-- > 0 ? 'drop' : undefined)
      await chain.emit(sale.buy({ buyer: bob, quantity: 3 }))
      await indexer.untilBlock(43n)
      expect(outage).toBeLessThan(0)

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

test('exits with an error when the endpoint reports another chain id', { timeout: LAUNCHER_MS }, async () => {
  choose = ({ rpc }) => (rpc?.method === 'eth_chainId' ? { result: '0x1' } : undefined)
  const indexer = await start()
  expect(await indexer.exited).toBe(1)
  expect(indexer.log()).toContain('has chain id 1 instead of 56')
  expect(indexer.log()).toContain('Read on: apps/indexer/README.md#what-can-go-wrong')
  await indexer.stop()
})

test('exits with an error when serve has no Postgres', { timeout: LAUNCHER_MS }, async () => {
  const indexer = await start({ command: 'serve' })
  expect(await indexer.exited).toBe(1)
  expect(indexer.log()).toContain(
    'serve reads from Postgres, for PGlite belongs to one process. Set DATABASE_URL.',
  )
  await indexer.stop()
})
