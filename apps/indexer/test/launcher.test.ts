import { startFaultProxy } from '@foyer/harness/faults'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startIndexer } from './startIndexer.ts'
import { type SaleChain, startSaleChain } from './startSaleChain.ts'

/** The launcher alone, which ends before Ponder starts, is a second. */
const LAUNCHER_MS = 30_000

let chain: SaleChain
beforeAll(async () => {
  chain = await startSaleChain()
})
afterAll(() => chain?.destroy())

test('exits with an error when the endpoint reports another chain id', { timeout: LAUNCHER_MS }, async () => {
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

test('exits with an error when serve has no Postgres', { timeout: LAUNCHER_MS }, async () => {
  const { rpcUrl, deploymentFile } = chain
  const indexer = await startIndexer({ command: 'serve', rpcUrl, deploymentFile })
  expect(await indexer.exited).toBe(1)
  expect(indexer.log()).toContain(
    'serve reads from Postgres, for PGlite belongs to one process. Set DATABASE_URL.',
  )
  await indexer.stop()
})
