import { createPostgresDatabase } from '@foyer/harness/postgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { account, createSale } from './createSale.ts'
import { type Indexer, startIndexer } from './startIndexer.ts'
import { type SaleChain, startSaleChain } from './startSaleChain.ts'

/** Ponder waits 22 s for the lock of another process. */
const START_MS = 120_000

let chain: SaleChain
let database: Awaited<ReturnType<typeof createPostgresDatabase>>
let indexer: Indexer
const start = () => {
  const { rpcUrl, deploymentFile } = chain
  return startIndexer({ rpcUrl, deploymentFile, databaseUrl: database.url })
}
beforeAll(async () => {
  ;[chain, database] = await Promise.all([startSaleChain(), createPostgresDatabase()])
  await chain.emit(createSale().bind(account(0x1)))
  indexer = await start()
  await indexer.untilBlock(await chain.client.getBlockNumber())
}, START_MS)
afterAll(async () => {
  await indexer?.stop()
  await Promise.all([chain?.destroy(), database?.destroy()])
}, START_MS)

test('a second process on the same tables ends so that it is started again', {
  timeout: START_MS,
}, async () => {
  const second = await start()
  onTestFinished(() => void second.stop())
  expect(await second.exited).toBe(75)
  expect(second.log()).toContain('Start again to stand by')
  expect((await fetch(`${indexer.url}/v1/status`)).status).toBe(200)
})
