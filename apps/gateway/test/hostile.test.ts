import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, PROJECT_ID, type TestDatabase } from './prepareGateway.ts'
import { OTHER, startTestChain, type TestChain } from './startTestChain.ts'
import { createEvents, startTestGateway, type TestGateway } from './startTestGateway.ts'

const CHAIN = { chainId: 'eip155:56' }

let chain: TestChain
/** Shared by the gateways of this file, whose limits are in memory. */
let database: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
  gateway = await startTestGateway({ chain, database })
})
afterAll(async () => {
  await gateway?.stop()
  await database?.destroy()
  await chain?.stop()
})

test('refuses a body above the limit before it is read', async () => {
  const large = JSON.stringify({ x: 'x'.repeat(10 * 1024 * 1024) })
  for (const [path, query] of [
    ['/e', {}],
    ['/batch', {}],
    ['/v1/', CHAIN],
    ['/v1/fungible/price', {}],
    ['/v1/convert/build-transaction', {}],
  ] as const) {
    const response = await gateway.post(path, large, query)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ reasons: [{ name: 'body' }] })
  }
})

test('refuses a body above the limit that does not say its size, as soon as it is too large', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
      if (++sent === 160) controller.close()
    },
  })
  const init = { body, duplex: 'half' } as RequestInit
  // The server may end the connection while the rest is on its way.
  const answer = await gateway.post('/batch', '', {}, init).catch(() => undefined)
  expect([413, undefined]).toContain(answer?.status)
  expect(sent).toBeLessThan(160)
})

test('refuses headers above 16 KiB', async () => {
  const headers = { 'x-large': 'x'.repeat(20 * 1024) }
  expect((await gateway.get('/getWallets', {}, { headers })).status).toBe(431)
})

test('refuses JSON that is nested too deeply', async () => {
  const deep = '['.repeat(10_000) + ']'.repeat(10_000)
  for (const [path, query] of [
    ['/batch', {}],
    ['/v1/', CHAIN],
  ] as const)
    expect((await gateway.post(path, deep, query)).status).toBe(400)
  // Brackets in a text nest nothing.
  expect((await gateway.post('/batch', [{ ...createEvents(1)[0], url: '['.repeat(100) }])).status).toBe(202)
})

test('refuses a path that is too long', async () => {
  expect((await gateway.get('/getWallets', { search: 'x'.repeat(3_000) })).status).toBe(414)
})

const INJECTIONS = [
  "' OR 1=1 --",
  "'; DROP TABLE projects; --",
  '\r\nx-injected: 1',
  '\u0000',
  '__proto__',
  '%00',
  '../../etc/passwd',
]

test.each(INJECTIONS)('takes %j for text in every parameter', async (text) => {
  const address = OTHER.address
  for (const [path, query] of [
    ['/getWallets', { search: text }],
    ['/getWallets', { include: text, exclude: text, names: text, rdns: text, chains: text }],
    [`/getWalletImage/${encodeURIComponent(text)}`, {}],
    [`/public/getTokenImage/${encodeURIComponent(text)}`, {}],
    [`/v1/account/${address}/history`, { ...CHAIN, cursor: text }],
    [`/v1/account/${encodeURIComponent(text)}/balance`, CHAIN],
    [`/v1/profile/account/${encodeURIComponent(text)}`, {}],
    [`/v1/profile/account/${encodeURIComponent(`${text}.foyer.example`)}`, {}],
    [`/v1/profile/suggestions/${encodeURIComponent(text)}`, { zone: text }],
    ['/v1/convert/gas-price', { chainId: text }],
    ['/v1/convert/quotes', { amount: text, from: text, to: text, userAddress: text, gasPrice: text }],
    ['/getWallets', { projectId: text }],
  ] as const) {
    const response = await gateway.get(path, query)
    expect(response.status, `${path} ${JSON.stringify(query)}`).toBeLessThan(500)
    expect(response.headers.get('x-injected')).toBeNull()
  }
  const [event] = createEvents(1)
  const hostile = {
    ...event,
    domain: text,
    url: text,
    props: { type: text, event: text, address: text, properties: { [text]: text } },
  }
  expect((await gateway.post('/batch', [hostile])).status).toBe(202)
})

test('ends a request whose headers do not come', async () => {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write('GET /health HTTP/1.1\r\nhost: gateway.example\r\nx-slow: ')
  const [answer] = await once(socket.setEncoding('utf8'), 'data')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('ends a request whose body does not come', async () => {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST /batch?projectId=${PROJECT_ID} HTTP/1.1\r\nhost: gateway.example\r\ncontent-length: 100\r\n\r\n[`,
  )
  const [answer] = await once(socket.setEncoding('utf8'), 'data')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('believes no `x-forwarded-for` that no proxy of the operator wrote', async () => {
  const limited = await startTestGateway({ chain, database, limits: { directory: 2 } })
  onTestFinished(limited.stop)
  const ask = (address: string) => limited.get('/getWallets', {}, { headers: { 'x-forwarded-for': address } })
  expect((await ask('192.0.2.1')).status).toBe(200)
  expect((await ask('192.0.2.2')).status).toBe(200)
  const refused = await ask('192.0.2.3')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ message: 'Too many requests' })
})

test('counts by the entry that the last proxy wrote, and IPv6 by its first 64 bits', async () => {
  const limited = await startTestGateway({ chain, database, limits: { directory: 1 }, proxyHops: 1 })
  onTestFinished(limited.stop)
  const ask = async (addresses: string) =>
    (await limited.get('/getWallets', {}, { headers: { 'x-forwarded-for': addresses } })).status
  expect(await ask('192.0.2.1')).toBe(200)
  expect(await ask('203.0.113.9, 192.0.2.1')).toBe(429)
  expect(await ask('192.0.2.1, 192.0.2.2')).toBe(200)
  expect(await ask('2001:db8:1:2::1')).toBe(200)
  expect(await ask('2001:db8:1:2:ffff::9')).toBe(429)
  expect(await ask('2001:db8:1:3::1')).toBe(200)
})

/** A path of a route. */
const pathOf = ({ path }: { path: string }) => path.replaceAll(/:\w+/g, 'x')

const UNLIMITED = ['/health', '/openapi.json', '/ready']

test('limits every route for each address', async () => {
  const groups = gateway.routes.map(({ policy }) => policy.limit).filter((limit) => limit !== 'none')
  const limited = await startTestGateway({
    chain,
    database,
    names: { zone: 'foyer.example' },
    limits: Object.fromEntries(groups.map((group) => [group, 1])),
  })
  onTestFinished(limited.stop)
  const counted = limited.routes.filter(({ policy }) => policy.limit !== 'none')
  expect(
    limited.routes
      .filter((route) => !counted.includes(route))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(UNLIMITED)
  for (const route of counted) {
    const [method, path] = [route.method, pathOf(route)]
    await limited.get(path, {}, { method })
    expect((await limited.get(path, {}, { method })).status, `${method} ${path}`).toBe(429)
  }
  expect((await limited.get('/nothing')).status).toBe(429)
})

test('refuses an unknown project on every route that is not public, and foreign pages below /v1/', async () => {
  const unknown = { projectId: 'f'.repeat(32) }
  const asked = gateway.routes.filter(({ policy }) => policy.access !== 'public')
  expect(
    gateway.routes
      .filter((route) => !asked.includes(route))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(UNLIMITED)
  for (const route of asked) {
    const [method, path] = [route.method, pathOf(route)]
    const body = method === 'POST' ? { body: '{}' } : {}
    expect((await gateway.get(path, unknown, { method, ...body })).status, `${method} ${path}`).toBe(401)
    if (!path.startsWith('/v1/')) continue
    const headers = { origin: 'https://evil.example' }
    expect((await gateway.get(path, {}, { method, headers, ...body })).status, `${method} ${path}`).toBe(403)
  }
})

test('counts the settings of a project with the directory, not with events', async () => {
  const limited = await startTestGateway({ chain, database, limits: { analytics: 1, directory: 2 } })
  onTestFinished(limited.stop)
  const statuses: number[] = []
  for (const path of ['/getAnalyticsConfig', '/appkit/v1/config', '/projects/v1/origins'])
    statuses.push((await limited.get(path)).status)
  expect(statuses).toEqual([200, 200, 429])
  for (const status of [202, 429]) expect((await limited.post('/batch', createEvents(1))).status).toBe(status)
})

test('limits a project over all addresses', async () => {
  const limited = await startTestGateway({ chain, database, limits: { project: 3 } })
  onTestFinished(limited.stop)
  const statuses: number[] = []
  for (let index = 0; index < 4; index++) statuses.push((await limited.get('/getWallets')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('counts a request for logs ten times', async () => {
  const limited = await startTestGateway({ chain, database, limits: { rpc: 15 } })
  onTestFinished(limited.stop)
  const ask = async () =>
    (await limited.post('/v1/', { id: 1, method: 'eth_getLogs', params: [{ fromBlock: 'latest' }] }, CHAIN))
      .status
  expect([await ask(), await ask()]).toEqual([200, 429])
})
