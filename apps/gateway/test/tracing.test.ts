import { setTimeout as wait } from 'node:timers/promises'
import { startFaultProxy } from '@foyer/harness/faults'
import { startCollector } from '@foyer/server-kit/testing/collector'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, PROJECT_ID, type TestDatabase } from './prepareGateway.ts'
import { OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway } from './startTestGateway.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'

let chain: TestChain
let database: TestDatabase
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
})
afterAll(async () => {
  await database?.destroy()
  await chain?.stop()
})

/** A gateway that is traced, and the headers that its node has got. */
async function setup() {
  const collector = await startCollector()
  const received: { method: string | undefined; traceparent: string | undefined; tracestate: unknown }[] = []
  const proxy = await startFaultProxy(chain.rpcUrl, ({ rpc, headers }) => {
    received.push({
      method: rpc?.method,
      traceparent: headers.traceparent?.toString(),
      tracestate: headers.tracestate,
    })
    return undefined
  })
  onTestFinished(proxy.stop)
  const gateway = await startTestGateway({
    chain,
    database,
    rpcUrls: [proxy.url.replace('//', '//user:secret-key@')],
    collectorUrl: collector.url,
  })
  onTestFinished(gateway.stop)
  return {
    gateway,
    collector,
    received,
    /** Reads the whole answer: one that is left open holds up the end of the gateway. */
    read: async (...asked: Parameters<typeof gateway.get>) => (await gateway.get(...asked)).text(),
  }
}

test('goes on the trace of a page, to the node, and records neither accounts, projects, keys nor queries', async () => {
  const { gateway, collector, received, read } = await setup()
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [OWNER.address, 'latest'] }
  const answer = await gateway.post(
    '/v1/',
    call,
    { chainId: 'eip155:56' },
    {
      headers: {
        traceparent: `00-${TRACE}-${SPAN}-01`,
        tracestate: 'vendor=person',
        'x-request-id': 'named-1',
      },
    },
  )
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ id: 1 })])
  await read(`/v1/account/${OWNER.address}/history`, { chainId: 'eip155:56' })
  await gateway.stopServing()

  const own = collector.spans.filter(({ traceId }) => traceId === TRACE)
  const served = own.find(({ kind }) => kind === 2)
  expect(served).toMatchObject({
    service: 'gateway',
    name: 'POST /v1/',
    parentSpanId: SPAN,
    values: { 'http.route': '/v1/', 'http.response.status_code': 200, 'request.id': 'named-1' },
  })
  const sent = own.find(({ values }) => values['rpc.method'] === 'eth_getBalance')
  expect(sent).toMatchObject({ parentSpanId: served?.spanId, values: { chain: 'eip155:56', place: 0 } })
  const asked = received.find(({ method }) => method === 'eth_getBalance')
  expect(asked).toMatchObject({ traceparent: `00-${TRACE}-${sent?.spanId}-01`, tracestate: undefined })
  expect(collector.spans.map(({ name }) => name)).toContain('GET /v1/account/:address/history')
  for (const secret of [
    OWNER.address,
    OWNER.address.toLowerCase(),
    PROJECT_ID,
    'secret-key',
    'vendor=person',
  ])
    expect(collector.readText()).not.toContain(secret)
})

test('begins a trace where a page names none, and leaves out what it wants left out', async () => {
  const { gateway, collector, read } = await setup()
  await read('/getWallets')
  await read('/getWallets', {}, { headers: { traceparent: `00-${TRACE}-${SPAN}-00` } })
  await read('/getWallets', {}, { headers: { traceparent: 'nonsense' } })
  await gateway.stopServing()
  const served = collector.spans.filter(({ name }) => name === 'GET /getWallets')
  expect(served.map(({ parentSpanId }) => parentSpanId ?? '')).toEqual(['', ''])
  expect(served.map(({ traceId }) => traceId)).not.toContain(TRACE)
})

test('answers on while the collector is away, and ends in time', async () => {
  const gateway = await startTestGateway({ chain, database, collectorUrl: 'http://127.0.0.1:9' })
  onTestFinished(gateway.stop)
  expect(await gateway.getJson('/getWallets')).toHaveProperty('data')
  const stopped = gateway.stopServing().then(() => 'stopped')
  expect(await Promise.race([stopped, wait(8_000, 'late', { ref: false })])).toBe('stopped')
})
