import { LIMITS } from '@foyer/harness/limits'
import { createPostgresDatabase } from '@foyer/harness/postgres'
import { findFreePort } from '@foyer/harness/processes'
import { startCollector } from '@foyer/server-kit/testing/collector'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { account, createSale } from './createSale.ts'
import { type Indexer, startIndexer } from './startIndexer.ts'
import { type SaleChain, startSaleChain } from './startSaleChain.ts'

/** Ponder waits 22 s for the lock of another process. */
const START_MS = 120_000

let chain: SaleChain
let database: Awaited<ReturnType<typeof createPostgresDatabase>>
let indexer: Indexer
let metricsPort: number
let collectorPort: number
const start = (env: Record<string, string> = {}) => {
  const { rpcUrl, deploymentFile } = chain
  return startIndexer({ rpcUrl, deploymentFile, databaseUrl: database.url, env })
}
beforeAll(async () => {
  ;[chain, database] = await Promise.all([startSaleChain(), createPostgresDatabase()])
  await chain.emit(createSale().bind(account(0x1)))
  metricsPort = await findFreePort()
  collectorPort = await findFreePort()
  indexer = await start({
    INDEXER_METRICS_PORT: `${metricsPort}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
  })
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

test('sends spans on the trace of a page to a collector that starts later, and nothing of the account', async () => {
  // Spans of the requests before it are given up after 10 s.
  const collector = await startCollector(collectorPort)
  const [traceId, parentSpanId, address] = ['ab'.repeat(16), 'cd'.repeat(8), account(0x1)]
  const headers = { traceparent: `00-${traceId}-${parentSpanId}-01` }
  await (await fetch(`${indexer.url}/v1/users/${address}`, { headers })).text()
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

test('ends for a person to act when the chain takes back more than can be undone', {
  timeout: START_MS,
}, async () => {
  // Ponder takes blocks as final in steps of twice its 30.
  await chain.mine(100)
  await indexer.untilBlock(await chain.client.getBlockNumber())
  await chain.reorg(65)
  await chain.mine(1)
  expect(await indexer.exited).toBe(1)
  expect(indexer.log()).toContain('The chain reorganised more blocks than can be undone')
})
