import { createPostgresDatabase } from '@foyer/harness/postgres'
import { findFreePort } from '@foyer/harness/processes'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { account, createSale } from './createSale.ts'
import { type Indexer, startIndexer } from './startIndexer.ts'
import { type SaleChain, startSaleChain } from './startSaleChain.ts'

/** Ponder waits 22 s for the lock of another process. */
const START_MS = 120_000

let chain: SaleChain
let database: Awaited<ReturnType<typeof createPostgresDatabase>>
let indexer: Indexer
let metricsPort: number
const start = (env: Record<string, string> = {}) => {
  const { rpcUrl, deploymentFile } = chain
  return startIndexer({ rpcUrl, deploymentFile, databaseUrl: database.url, env })
}
beforeAll(async () => {
  ;[chain, database] = await Promise.all([startSaleChain(), createPostgresDatabase()])
  await chain.emit(createSale().bind(account(0x1)))
  metricsPort = await findFreePort()
  indexer = await start({ INDEXER_METRICS_PORT: `${metricsPort}` })
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

test('counts requests by their route, and says how far it is', async () => {
  const address = account(0x1)
  for (const path of [`/v1/users/${address}`, '/v1/totals', '/made-up']) await fetch(`${indexer.url}${path}`)
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

test('ends for a person to act when the chain takes back more than can be undone', {
  timeout: START_MS,
}, async () => {
  // Ponder takes blocks as final in steps of twice its 30.
  await chain.mine(100)
  await indexer.untilBlock(await chain.client.getBlockNumber())
  await chain.reorg(65)
  await chain.mine(1)
  expect(await indexer.exited).toBe(1)
  expect(indexer.log()).toContain('The chain took back more blocks than can be undone')
})
