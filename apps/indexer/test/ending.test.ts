import { createPostgresDatabase } from '@foyer/harness/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, createSale } from './createSale.ts'
import { type Indexer, startIndexer } from './startIndexer.ts'
import { type SaleChain, startSaleChain } from './startSaleChain.ts'

let chain: SaleChain
let database: Awaited<ReturnType<typeof createPostgresDatabase>>
let indexer: Indexer
beforeAll(async () => {
  ;[chain, database] = await Promise.all([startSaleChain(), createPostgresDatabase()])
  await chain.emit(createSale().bind(account(0x1)))
  const { rpcUrl, deploymentFile } = chain
  indexer = await startIndexer({ rpcUrl, deploymentFile, databaseUrl: database.url })
  await indexer.untilBlock(await chain.client.getBlockNumber())
})
afterAll(async () => {
  await indexer?.stop()
  await Promise.all([chain?.destroy(), database?.destroy()])
})

// On Postgres: on PGlite the process once did not end.
test('ends for a person to act when the chain takes back more than can be undone', async () => {
  // Ponder takes blocks as final in steps of twice its 30.
  await chain.mine(100)
  await indexer.untilBlock(await chain.client.getBlockNumber())
  await chain.reorg(65)
  await chain.mine(1)
  expect(await indexer.exited).toBe(1)
  expect(indexer.log()).toContain('The chain reorganised more blocks than can be undone')
})
