import http, { type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorSchema } from '@foyer/server-kit/openapi'
import { MAX_CONNECTIONS } from '@foyer/server-kit/settings'
import { startCollector } from '@foyer/server-kit/testing/collector'
import { openTracing } from '@foyer/server-kit/tracing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type GuardParameters, guardServers } from './guardServer.ts'

const ORIGIN = 'https://presale.example'

/** A server that answers as Ponder's does, made after the guard was put before all servers. */
async function startGuarded(parameters: Partial<GuardParameters> = {}) {
  const { createServer } = http
  guardServers({ corsOrigins: [ORIGIN], idleSeconds: 75, ...parameters })
  const answer = vi.fn((_, response: http.ServerResponse) => {
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('{}')
  })
  const server: Server = http.createServer({}, answer)
  http.createServer = createServer
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = (init?: RequestInit, path = `/v1/users/0x${'ab'.repeat(20)}`) => fetch(`${url}${path}`, init)
  return { answer, ask, server }
}

test('lets requests through, forbids to guess their type, and keeps connections longer than proxies do', async () => {
  const { ask, answer } = await startGuarded()
  const response = await ask()
  expect(response.headers.get('keep-alive')).toBe('timeout=75')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(answer).toHaveBeenCalledOnce()
})

test('has as many connections at once as the other servers', async () => {
  const { server } = await startGuarded()
  expect(server.maxConnections).toBe(MAX_CONNECTIONS)
})

test('gives the id of a request back, and makes one where none is given', async () => {
  const { ask } = await startGuarded()
  const idOf = async (headers: Record<string, string>) => (await ask({ headers })).headers.get('x-request-id')
  expect(await idOf({ 'x-request-id': 'from-the-proxy-1' })).toBe('from-the-proxy-1')
  expect(await idOf({})).toMatch(/^[\w-]{36}$/)
  expect(await idOf({ 'x-request-id': 'a"b c' })).toMatch(/^[\w-]{36}$/)
})

test('answers the preflight of a configured origin', async () => {
  const { ask, answer } = await startGuarded()
  const { status, headers } = await ask({ method: 'OPTIONS', headers: { Origin: ORIGIN } })
  expect(status).toBe(204)
  expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
  expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD')
  expect(headers.get('Access-Control-Allow-Headers')).toBe('traceparent, tracestate')
  expect(answer).not.toHaveBeenCalled()
})

test.each(['https://presale.example.evil.test', 'null', 'http://presale.example'])(
  'allows nothing in the preflight of %s',
  async (origin) => {
    const { ask, answer } = await startGuarded()
    const { headers } = await ask({ method: 'OPTIONS', headers: { Origin: origin } })
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(headers.get('Access-Control-Allow-Methods')).toBeNull()
    expect(answer).not.toHaveBeenCalled()
  },
)

test('refuses requests over the limit with an error that pages may read', async () => {
  const { ask, answer } = await startGuarded({ countRequest: async () => 42 })
  const response = await ask({ headers: { Origin: ORIGIN } })
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('42')
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
  expect(errorSchema.parse(await response.json()).reasons).toMatchObject([{ name: 'limit' }])
  expect(answer).not.toHaveBeenCalled()
})

test('lets every page read a refusal of what is public, whatever origin it is kept for', async () => {
  const { ask } = await startGuarded({ countRequest: async () => 42 })
  const { headers } = await ask({ headers: { Origin: 'https://other.example' } }, '/v1/home?x=1')
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, X-Request-Id')
  expect(headers.get('Vary')).toBeNull()
})

test('records each request by its pattern on the trace of its client, and nothing of the account', async () => {
  const collector = await startCollector()
  const settings = { endpoint: collector.url, ratio: 1 }
  const tracing = await openTracing(settings, { service: 'indexer', version: '1' })
  if (!tracing) throw new Error('Nothing is traced.')
  const { ask } = await startGuarded({ tracing })
  const [traceId, address] = ['ab'.repeat(16), `0x${'cd'.repeat(20)}`]
  const traceparent = `00-${traceId}-${'ef'.repeat(8)}-01`
  const response = await ask({ headers: { traceparent } }, `/v1/users/${address}/rewards?cursor=secret`)
  await response.text()
  await ask({}, '/v1/home')
  await tracing.destroy()
  expect(collector.spans.map(({ name, service }) => ({ name, service }))).toEqual([
    { name: 'GET /v1/users/:address/rewards', service: 'indexer' },
    { name: 'GET /v1/home', service: 'indexer' },
  ])
  const [span] = collector.spans
  expect(span).toMatchObject({ traceId, parentSpanId: 'ef'.repeat(8) })
  expect(span?.values).toMatchObject({ 'request.id': response.headers.get('x-request-id') })
  for (const secret of [address, 'secret']) expect(collector.readText()).not.toContain(secret)
})
