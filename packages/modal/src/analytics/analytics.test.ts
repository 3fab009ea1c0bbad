import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConnectError, type ModalEvents } from '@foyer/modal-core'
import { setupModal } from '@foyer/modal-core/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type AnalyticsEvent, type AnalyticsParameters, analytics } from './analytics.ts'

type Post = { path: string; query: Record<string, string>; type: string | undefined; body: string }

/** A server that takes events, with what it got. */
async function startSink(config: unknown = { isAnalyticsEnabled: true }) {
  const posts: Post[] = []
  const configs: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sink.example')
    response.setHeader('access-control-allow-origin', '*')
    if (pathname === '/getAnalyticsConfig') {
      configs.push(pathname)
      response.end(JSON.stringify(config))
      return
    }
    let body = ''
    for await (const chunk of request) body += chunk
    const query = Object.fromEntries(searchParams)
    posts.push({ path: pathname, query, type: request.headers['content-type'], body })
    response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const batches = () =>
    posts.filter(({ path }) => path === '/batch').map(({ body }) => JSON.parse(body) as AnalyticsEvent[])
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, posts, configs, batches }
}

/** As much of a page as there is to hear and to ask. */
function stubPage() {
  const page = new EventTarget()
  const beacon = vi.fn((url: string, body: string) => {
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'text/plain' } }).catch(() => {})
    return true
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('location', new URL('https://dapp.example/path?secret=1#x'))
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  onTestFinished(() => void vi.unstubAllGlobals())
  return { beacon, leave: () => page.dispatchEvent(new Event('pagehide')) }
}

async function setup(parameters: Partial<AnalyticsParameters> = {}, config?: unknown) {
  const sink = await startSink(config)
  const page = stubPage()
  const timers = new Map<() => void, number>()
  let time = 1_000_000
  const feature = analytics({
    endpoint: sink.endpoint,
    projectId: 'p',
    schedule(run, milliseconds) {
      timers.set(run, milliseconds)
      return () => timers.delete(run)
    },
    now: () => time,
    ...parameters,
  })
  const { modal } = setupModal()
  const stop = feature.start(modal)
  onTestFinished(stop)
  const tick = () => {
    const due = [...timers.keys()]
    timers.clear()
    for (const run of due) run()
  }
  const connect = () =>
    modal.events.emit('connect', {
      namespace: 'eip155',
      address: '0x12',
      chainId: 56,
      connectorId: 'io.one',
      reconnected: false,
    })
  const fail = () => modal.events.emit('error', { error: new ConnectError() })
  return {
    ...sink,
    ...page,
    modal,
    stop,
    timers,
    tick,
    connect,
    fail,
    pass: (milliseconds: number) => (time += milliseconds),
  }
}

test('sends events in one batch after 10 s', async () => {
  const { modal, timers, tick, batches, posts, configs, connect } = await setup()
  modal.router.open({ view: 'Connect' })
  connect()
  expect([...timers.values()]).toEqual([10_000])
  await vi.waitUntil(() => configs.length === 1)
  tick()
  await vi.waitUntil(() => posts.length === 1)
  const [batch] = batches()
  expect(batch?.map(({ props }) => props.event)).toEqual(['VIEW', 'MODAL_OPEN', 'CONNECT_SUCCESS'])
  expect(batch?.[2]).toEqual({
    eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    url: 'https://dapp.example/path',
    domain: 'dapp.example',
    timestamp: 1_000_000,
    props: {
      type: 'track',
      event: 'CONNECT_SUCCESS',
      properties: { namespace: 'eip155', chainId: 56, connectorId: 'io.one', reconnected: false },
    },
  })
  expect(posts[0]?.query).toEqual({ projectId: 'p', st: 'foyer', sv: '4' })
})

test.each([
  ['initiated', 'SEND_INITIATED'],
  ['success', 'SEND_SUCCESS'],
  ['rejected', 'SEND_REJECTED'],
  ['error', 'SEND_ERROR'],
] as const)('sends %s of sending as %s, without the account', async (status, event) => {
  const { modal, tick, batches, posts } = await setup()
  modal.events.emit('send', { status, chainId: 56, token: 'USDT', address: '0x12' })
  tick()
  await vi.waitUntil(() => posts.length === 1)
  expect(batches()[0]?.[0]?.props).toEqual({
    type: 'track',
    event,
    properties: { chainId: 56, token: 'USDT' },
  })
})

test.each([
  ['initiated', 'REGISTER_NAME_INITIATED'],
  ['success', 'REGISTER_NAME_SUCCESS'],
  ['rejected', 'REGISTER_NAME_REJECTED'],
  ['error', 'REGISTER_NAME_ERROR'],
] as const)('sends %s of a registration as %s, without the name', async (status, event) => {
  const { modal, tick, batches, posts } = await setup()
  modal.events.emit('registerName', { status, name: 'alice.foyer.example', chainId: 56, address: '0x12' })
  tick()
  await vi.waitUntil(() => posts.length === 1)
  expect(batches()[0]?.[0]?.props).toEqual({ type: 'track', event, properties: { chainId: 56 } })
})

test.each([
  ['initiated', 'SWAP_INITIATED'],
  ['success', 'SWAP_SUCCESS'],
  ['rejected', 'SWAP_REJECTED'],
  ['error', 'SWAP_ERROR'],
] as const)('sends %s of swapping as %s, without the account', async (status, event) => {
  const { modal, tick, batches, posts } = await setup()
  modal.events.emit('swap', { status, chainId: 56, from: 'BNB', to: 'USDT', address: '0x12' })
  tick()
  await vi.waitUntil(() => posts.length === 1)
  expect(batches()[0]?.[0]?.props).toEqual({
    type: 'track',
    event,
    properties: { chainId: 56, from: 'BNB', to: 'USDT' },
  })
})

test.each([
  ['initiated', 'ONRAMP_INITIATED'],
  ['linked', 'ONRAMP_LINKED'],
  ['left', 'ONRAMP_LEFT'],
  ['error', 'ONRAMP_ERROR'],
] as const)('sends %s of buying as %s, without the amount', async (status, event) => {
  const { modal, tick, batches, posts } = await setup()
  const properties = { provider: 'moonpay', token: 'BNB', currency: 'USD' }
  modal.events.emit('onRamp', { status, ...properties })
  tick()
  await vi.waitUntil(() => posts.length === 1)
  expect(batches()[0]?.[0]?.props).toEqual({ type: 'track', event, properties })
})

test('sends addresses only when the option is set', async () => {
  const { connect, tick, batches, posts } = await setup({ addresses: true })
  connect()
  tick()
  await vi.waitUntil(() => posts.length === 1)
  expect(batches()[0]?.[0]?.props.address).toBe('0x12')
})

test('sends more than 45 KB at once, in batches no larger than that', async () => {
  const { modal, posts } = await setup()
  const code = 'x'.repeat(1000) as ModalEvents['alert']['code']
  for (let count = 0; count < 60; count++) modal.events.emit('alert', { code, title: '' })
  await vi.waitUntil(() => posts.length === 1)
  expect(posts[0]?.body.length).toBeLessThanOrEqual(45 * 1024 + 100)
  expect(posts[0]?.body.length).toBeGreaterThan(40 * 1024)
})

test('sends the remaining events by beacon when the page is hidden', async () => {
  const { connect, tick, posts, batches, beacon, leave } = await setup()
  connect()
  tick()
  await vi.waitUntil(() => posts.length === 1)
  connect()
  leave()
  // Before the page is gone, not after another answer.
  expect(beacon).toHaveBeenCalledTimes(2)
  await vi.waitUntil(() => posts.length === 2)
  expect(batches()[1]).toHaveLength(1)
})

test('posts the events when the browser refuses the beacon', async () => {
  const { connect, posts, tick, beacon } = await setup()
  beacon.mockReturnValue(false)
  connect()
  tick()
  await vi.waitUntil(() => posts.length === 1)
  expect(posts[0]).toMatchObject({ path: '/batch', type: 'text/plain' })
})

test('sends errors at once as text/plain, at most 5 per 60 s', async () => {
  const { fail, posts, pass } = await setup()
  for (let count = 0; count < 8; count++) fail()
  await vi.waitUntil(() => posts.length === 5)
  expect(posts[0]).toMatchObject({ path: '/e', type: 'text/plain' })
  expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({
    props: { type: 'error', event: 'ConnectError', properties: { message: 'Failed to connect' } },
  })
  pass(59_999)
  fail()
  pass(1)
  fail()
  await vi.waitUntil(() => posts.length === 6)
  expect(posts).toHaveLength(6)
})

test.each([[{ isAnalyticsEnabled: false }], [{}], [null], ['true']])(
  'sends nothing when the server returns %j',
  async (config) => {
    const { connect, fail, tick, posts, configs } = await setup({}, config)
    connect()
    fail()
    tick()
    await vi.waitUntil(() => configs.length > 0)
    connect()
    tick()
    expect(posts).toEqual([])
  },
)

test('takes its server and project id from the options of createFoyer', async () => {
  const sink = await startSink()
  const { leave } = stubPage()
  const { modal } = setupModal({ endpoints: { gateway: sink.endpoint }, projectId: 'shared' })
  onTestFinished(analytics().start(modal))
  modal.router.open({ view: 'Connect' })
  leave()
  await vi.waitUntil(() => sink.posts.length > 0)
  expect(sink.posts[0]?.query).toMatchObject({ projectId: 'shared' })
})

test('sends nothing when no server is named, and says so', async () => {
  const { modal } = setupModal()
  const onError = vi.fn()
  modal.events.on('error', onError)
  onTestFinished(analytics().start(modal))
  await vi.waitUntil(() => onError.mock.calls.length > 0)
  expect(onError.mock.calls[0]?.[0].error.name).toBe('EndpointMissingError')
})

test('sends the remaining events and stops listening after the modal is destroyed', async () => {
  const { stop, connect, posts, leave } = await setup()
  connect()
  stop()
  await vi.waitUntil(() => posts.length === 1)
  connect()
  leave()
  expect(posts).toHaveLength(1)
})
