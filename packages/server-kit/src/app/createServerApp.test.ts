import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { expect, test, vi } from 'vitest'
import { HttpError } from '../errors.ts'
import type { Log } from '../log/createLog.ts'
import { type CreateServerAppParameters, createServerApp, type ServerVariables } from './createServerApp.ts'
import type { RouteEnv } from './policy.ts'

type TestEnv = { Variables: ServerVariables }
type TestAccess = { public: object; session: { person: string } }
type Parameters = CreateServerAppParameters<TestEnv, TestAccess, 'requests'>

function setup(changes: Partial<Parameters> = {}) {
  const log = vi.fn<Log>()
  const app = createServerApp<TestEnv, TestAccess, 'requests'>({
    log,
    access: {
      public: [],
      session: [
        createMiddleware<RouteEnv<TestEnv, TestAccess['session']>>(async (c, next) => {
          const person = c.req.header('authorization')
          if (person === undefined) throw new HttpError(401, 'Unauthorized')
          c.set('person', person)
          await next()
        }),
      ],
    },
    limits: { requests: async () => undefined },
    unknown: 'requests',
    ...changes,
  })
  return { app, log }
}

const OPEN = { access: 'public', limit: 'none' } as const

test('asks for the policy of a route, and for a session where its handler reads one', () => {
  const { app } = setup()
  // @ts-expect-error a route without a policy
  expect(() => app.get('/a', (c) => c.json({}))).toThrow()
  // @ts-expect-error a route without a limit
  app.get('/b', { access: 'public' }, (c) => c.json({}))
  // @ts-expect-error a route without callers
  expect(() => app.post('/c', { limit: 'requests' }, (c) => c.json({}))).toThrow()
  // @ts-expect-error a limit that the server does not have
  app.get('/d', { access: 'public', limit: 'request' }, (c) => c.json({}))
  // @ts-expect-error a route that reads the session and asks for none
  app.get('/e', OPEN, (c) => c.text(c.get('person')))
  // @ts-expect-error the app of Hono, whose routes have no policy
  const hono: Hono = app
  expect(hono).toBeDefined()
})

test('lists its routes with their policies', () => {
  const { app } = setup()
  app.delete('/v1/devices/:id', { access: 'session', limit: 'requests' }, (c) =>
    c.text(c.req.param('id') + c.get('person')),
  )
  expect(app.routes).toEqual([
    { method: 'GET', path: '/health', policy: OPEN },
    { method: 'GET', path: '/ready', policy: OPEN },
    { method: 'DELETE', path: '/v1/devices/:id', policy: { access: 'session', limit: 'requests' } },
  ])
})

test('compresses the answers of a route whose policy says that they are long', async () => {
  const { app } = setup()
  const text = 'a'.repeat(4_096)
  app.get('/list', { ...OPEN, hasLongAnswers: true }, (c) => c.text(text))
  app.get('/entry', OPEN, (c) => c.text(text))
  const ask = async (path: string) => {
    const { headers } = await app.request(path, { headers: { 'accept-encoding': 'gzip' } })
    return headers.get('content-encoding')
  }
  expect(await ask('/list')).toBe('gzip')
  expect(await ask('/entry')).toBeNull()
})

test('refuses a caller of another kind, and counts the request before', async () => {
  const counted = vi.fn(async () => undefined)
  const { app } = setup({ limits: { requests: counted } })
  app.get('/v1/me', { access: 'session', limit: 'requests' }, (c) => c.text(c.get('person')))
  app.get('/page', OPEN, (c) => c.text('page'))
  expect((await app.request('/v1/me')).status).toBe(401)
  expect(counted).toHaveBeenCalledTimes(1)
  expect(await (await app.request('/v1/me', { headers: { authorization: 'a' } })).text()).toBe('a')
  expect((await app.request('/page')).status).toBe(200)
  expect(counted).toHaveBeenCalledTimes(2)
  expect((await app.request('/nothing')).status).toBe(404)
  expect(counted).toHaveBeenCalledTimes(3)
})

test('refuses requests above their limit and says how long to wait, unknown paths too', async () => {
  const { app } = setup({ limits: { requests: async () => 42 } })
  app.get('/v1/me', { access: 'public', limit: 'requests' }, (c) => c.text('me'))
  for (const path of ['/v1/me', '/nothing']) {
    const answer = await app.request(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '42'])
    expect(await answer.json()).toMatchObject({ status: 'FAILED', reasons: [{ name: 'limit' }] })
  }
})

test('refuses a body above 16 KiB, or above what the route says', async () => {
  const { app } = setup()
  app.post('/small', OPEN, async (c) => c.text(await c.req.text()))
  app.post('/large', { ...OPEN, maxBodyBytes: 20_000 }, async (c) => c.text(await c.req.text()))
  const send = async (path: string) =>
    (await app.request(path, { method: 'POST', body: 'x'.repeat(20_000) })).status
  expect([await send('/small'), await send('/large')]).toEqual([413, 200])
})

test('does not look for the body of a GET', async () => {
  const { app } = setup()
  app.get('/file', OPEN, (c) => c.text('file'))
  const request = new Request('http://server.example/file')
  const readBody = vi.spyOn(request, 'body', 'get')
  expect(await (await app.fetch(request)).text()).toBe('file')
  expect(readBody).not.toHaveBeenCalled()
})

test('lets the page of its choice read answers, errors and refusals too, and no answer of another path', async () => {
  const { app } = setup({
    crossOrigin: {
      paths: ['/v1/*'],
      origin: (path) => (path === '/v1/open' ? '*' : 'https://wallet.example'),
      methods: ['GET'],
      headers: ['content-type'],
    },
  })
  app.get('/v1/open', OPEN, (c) => c.text('open'))
  app.get('/page', OPEN, (c) => c.text('page'))
  const originOf = async (path: string, init?: RequestInit) =>
    (await app.request(path, init)).headers.get('access-control-allow-origin')
  expect(await originOf('/v1/open')).toBe('*')
  expect(await originOf('/v1/nothing')).toBe('https://wallet.example')
  expect(await originOf(`/v1/${'x'.repeat(3_000)}`)).toBe('https://wallet.example')
  expect(await originOf('/page')).toBeNull()
  const { status, headers } = await app.request('/v1/open', { method: 'OPTIONS' })
  expect([status, headers.get('access-control-allow-headers')]).toEqual([
    204,
    'content-type,traceparent,tracestate',
  ])
})

test('sends the headers that every answer has, and those that a route may replace', async () => {
  const { app } = setup({ headers: { 'cache-control': 'no-store', 'x-frame-options': 'DENY' } })
  app.get('/file', OPEN, (c) => c.body('file', 200, { 'cache-control': 'public' }))
  const headersOf = async (path: string) => Object.fromEntries((await app.request(path)).headers)
  const common = {
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': expect.any(String),
  }
  expect(await headersOf('/file')).toMatchObject({ ...common, 'cache-control': 'public' })
  expect(await headersOf('/nothing')).toMatchObject({ ...common, 'cache-control': 'no-store' })
})

test('tells a balancer whether it can answer', async () => {
  let [isAway, isEnding] = [false, false]
  const { app } = setup({
    ping: async () => {
      if (isAway) throw new Error('away')
    },
    isStuck: () => isAway,
    isEnding: () => isEnding,
    checkReady: (c, isReady) => ({ isReady, details: { asked: c.req.query('chain') } }),
  })
  const ask = async (path: string) => {
    const answer = await app.request(path)
    return [answer.status, await answer.json()]
  }
  expect(await ask('/health')).toEqual([200, { status: 'ok' }])
  expect(await ask('/ready?chain=a')).toEqual([200, { status: 'ready', asked: 'a' }])
  isAway = true
  expect(await ask('/health')).toEqual([503, { status: 'stuck' }])
  expect(await ask('/ready')).toEqual([503, { status: 'waiting' }])
  isEnding = true
  expect(await ask('/ready')).toEqual([503, { status: 'ending' }])
})

test('writes one line a request, by the pattern of its route', async () => {
  const { app, log } = setup()
  const onRequest = vi.fn()
  const counting = setup({ onRequest })
  for (const { app: each } of [{ app }, counting])
    each.get('/v1/:name', OPEN, (c) => {
      c.set('logFields', { projectId: 'p' })
      return c.text('')
    })
  await app.request('/v1/secret?q=secret')
  const fields = { projectId: 'p', reqId: expect.any(String), code: '200', ms: expect.any(Number) }
  expect(log.mock.calls).toEqual([['info', 'GET /v1/:name', fields]])
  await counting.app.request('/v1/secret')
  expect(onRequest).toHaveBeenCalledWith({
    method: 'GET',
    route: '/v1/:name',
    status: 200,
    ms: expect.any(Number),
  })
})

test('takes the unknown paths of the app that it is mounted on', async () => {
  const { app } = setup({ limits: { requests: async () => 7 }, hasProbes: false })
  app.get('/a', OPEN, (c) => c.text('a'))
  const parent = app.mountOn(new Hono().get('/health', (c) => c.text('parent')))
  expect(await (await parent.request('/a')).text()).toBe('a')
  expect(await (await parent.request('/health')).text()).toBe('parent')
  expect((await parent.request('/nothing')).status).toBe(429)
})

test('keeps what a failure says out of answer and log', async () => {
  const { app, log } = setup()
  app.get('/v1/fails', OPEN, () => {
    throw new Error('secret', { cause: new RangeError('secret') })
  })
  const answer = await app.request('/v1/fails')
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret')
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('secret')])
  expect(log.mock.calls[0]).toEqual([
    'error',
    'request.failed',
    {
      reqId: expect.any(String),
      code: 'RangeError',
      error: expect.objectContaining({
        name: 'Error',
        cause: expect.objectContaining({ name: 'RangeError' }),
      }),
    },
  ])
})
