import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './prepareGateway.ts'
import { startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

const CHAIN = { chainId: 'eip155:56' }

let chain: TestChain
let database: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
  gateway = await startTestGateway({ chain, database, scan: true, metricsPort: 0, limits: { directory: 3 } })
})
afterAll(async () => {
  await gateway?.stop()
  await database?.destroy()
  await chain?.stop()
})

const read = async () => (await fetch(String(gateway.metricsUrl))).text()

test('counts requests by the pattern of their route, reads that are shared, nodes, and limits that are hit', async () => {
  const account = `0x${'5'.repeat(40)}`
  await gateway.get(`/v1/account/${account}/history`, CHAIN)
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] }
  await Promise.all(Array.from({ length: 5 }, () => gateway.post('/v1/', call, CHAIN)))
  for (let count = 0; count < 4; count++) await (await gateway.get('/getWallets')).text()
  const text = await read()
  expect(text).toContain('route="/v1/account/:address/history",status="200"')
  expect(text).not.toContain(account)
  const countReads = (outcome: string) =>
    Number(new RegExp(`gateway_shared_reads_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1])
  // On a slow machine, some of the five come after the answer is too old to be shared.
  expect(countReads('shared')).toBeGreaterThan(0)
  expect(countReads('asked') + countReads('shared')).toBe(5)
  expect(text).toContain(
    'gateway_upstream_duration_seconds_count{chain="eip155:56",place="0",outcome="answered"}',
  )
  expect(text).toContain('gateway_limits_hit_total{limit="directory"} 1\n')
  expect(text).toContain('gateway_chain_ready{chain="eip155:56"} 1\n')
  expect(text).toContain('gateway_upstream_lag_blocks{chain="eip155:56",place="0"} 0\n')
  expect(text).toContain('gateway_scanner_leader{chain="eip155:56"} 1\n')
  expect(text).toMatch(/gateway_scanner_lag_blocks\{chain="eip155:56"\} \d+\n/)
  expect(text).toMatch(/gateway_database_connections\{state="waiting"\} \d+\n/)
  expect(text).toMatch(/gateway_build_info\{version="[^"]+",node="v[^"]+"\} 1\n/)
})

test('keeps metrics off the port that clients reach', async () => {
  expect((await gateway.get('/metrics')).status).toBe(404)
})

test('gives the id of a request back, and makes one where none is given', async () => {
  const given = await gateway.get('/health', {}, { headers: { 'x-request-id': 'from-the-proxy-1' } })
  expect(given.headers.get('x-request-id')).toBe('from-the-proxy-1')
  const made = await gateway.get('/health')
  expect(made.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  const odd = await gateway.get('/health', {}, { headers: { 'x-request-id': 'a"b c' } })
  expect(odd.headers.get('x-request-id')).not.toContain('"')
})
