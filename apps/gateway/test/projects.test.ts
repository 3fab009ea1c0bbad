import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startGatewayOn } from '../launcher/start.ts'
import type { NewEvent } from '../src/store/createEventStore.ts'
import { createStore, type Store } from '../src/store/createStore.ts'
import { ORIGIN, openTestDatabase, PROJECT_ID, prepareGateway, type TestDatabase } from './prepareGateway.ts'
import { OTHER, startTestChain, type TestChain } from './startTestChain.ts'
import { createEvents, createRequests, startTestGateway } from './startTestGateway.ts'

/** A project that has said nothing of analytics. */
const QUIET_ID = 'b'.repeat(32)
const DAY_MS = 24 * 60 * 60_000

let chain: TestChain
let database: TestDatabase
let store: Store
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
  store = createStore(database)
  await store.createProject({ id: QUIET_ID, name: 'Quiet', origins: [ORIGIN], analytics: false })
})
afterAll(async () => {
  await database?.destroy()
  await chain?.stop()
})

async function startGateway() {
  const gateway = await startTestGateway({ chain, database })
  onTestFinished(gateway.stop)
  return gateway
}

const countEvents = async (projectId: string) =>
  (await store.countEvents(projectId, new Date(0))).reduce((sum, { count }) => sum + count, 0)

test('keeps events of a project only where it wants them, and tells clients whether it does', async () => {
  const gateway = await startGateway()
  const before = await countEvents(PROJECT_ID)
  for (const [projectId, isAnalyticsEnabled] of [
    [QUIET_ID, false],
    [PROJECT_ID, true],
  ] as const) {
    expect(await gateway.getJson('/getAnalyticsConfig', { projectId })).toEqual({ isAnalyticsEnabled })
    const [event] = createEvents(1)
    expect((await gateway.post('/e', event, { projectId })).status).toBe(202)
    expect((await gateway.post('/batch', createEvents(3), { projectId })).status).toBe(202)
  }
  expect(await countEvents(QUIET_ID)).toBe(0)
  expect(await countEvents(PROJECT_ID)).toBe(before + 4)
})

test('deletes events after 30 days', async () => {
  const createEvent = (id: string, age: number): NewEvent => ({
    id,
    projectId: QUIET_ID,
    receivedAt: new Date(Date.now() - age),
    type: 'track',
    event: id,
    domain: 'dapp.example',
    url: ORIGIN,
  })
  await store.addEvents([
    createEvent('OLDER', 30 * DAY_MS + 60_000),
    createEvent('NEWER', 30 * DAY_MS - 60_000),
  ])
  await startGateway()
  await vi.waitFor(async () =>
    expect(await store.countEvents(QUIET_ID, new Date(0))).toEqual([
      { type: 'track', event: 'NEWER', count: 1 },
    ]),
  )
})

test('logs project, route, status and time, and no query, body, address, origin or key', async () => {
  const rpcUrls = ['http://node-user:hush-hush@127.0.0.1:9/hush-hush', chain.rpcUrl]
  const { settings, remove } = await prepareGateway({ chain, database, rpcUrls })
  onTestFinished(remove)
  const [output, errors] = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockReturnValue(true),
  )
  const textOf = (written: typeof output) => written?.mock.calls.map(([text]) => text).join('') ?? ''
  const running = await startGatewayOn(database, { ...settings, logLevel: 'debug' }, { scan: false })
  let ended: Promise<void> | undefined
  const stop = () => (ended ??= running.stop())
  onTestFinished(stop)
  const { get, post } = createRequests(running.url)
  const CHAIN = { chainId: 'eip155:56' }
  const [event] = createEvents(1)
  const headers = { origin: ORIGIN, authorization: 'hush-hush' }
  await get(`/v1/account/${OTHER.address}/balance`, CHAIN, { headers })
  await get('/v1/supported-chains', {}, { headers: { origin: 'https://hush-hush.example' } })
  await get('/getWallets', { search: 'hush-hush' })
  await get('/getWallets', { projectId: 'hush-hush' })
  await get('/hush-hush')
  await post('/v1/', { id: 1, method: 'eth_getBalance', params: [OTHER.address, 'latest'] }, CHAIN)
  await post('/batch', [{ ...event, props: { type: 'track', event: 'hush-hush', address: OTHER.address } }])
  await post('/e', '{"hush-hush":')
  await stop()

  const lines = textOf(output).trim().split('\n')
  const entries = lines.map((line) => JSON.parse(line))
  expect(entries).toHaveLength(8)
  expect(entries[0]).toEqual({
    ts: expect.any(String),
    lvl: 'info',
    event: 'GET /v1/account/:address/balance',
    reqId: expect.any(String),
    projectId: PROJECT_ID,
    code: '200',
    ms: expect.any(Number),
  })
  expect(entries.map(({ code }) => code)).toEqual(['200', '403', '200', '401', '404', '200', '202', '400'])
  expect(lines.join('\n')).not.toMatch(/hush|dapp\.example|node-user/)
  expect(lines.join('\n')).not.toMatch(new RegExp(OTHER.address.slice(2), 'i'))
  expect(textOf(errors)).not.toMatch(/hush|node-user/)
})
