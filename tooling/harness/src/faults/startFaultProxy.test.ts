import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Fault, type ProxiedRequest, startFaultProxy } from './startFaultProxy.ts'

/** Requests that the server behind the proxy has seen. */
let seen: string[]
let target: string
beforeEach(async () => {
  seen = []
  const server = createServer(async (request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization} ${await text(request)}`)
    response.writeHead(201, { 'x-answer': 'yes' }).end('done')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

async function start(choose: (request: ProxiedRequest) => Fault | undefined) {
  const { url, stop } = await startFaultProxy(target, choose)
  onTestFinished(stop)
  return url
}

const call = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_chainId' })
const send = (url: string, body = call) => fetch(url, { method: 'POST', body })

test('passes requests and answers on unchanged when nothing is chosen', async () => {
  const url = await start(() => undefined)
  const options = { method: 'PUT', headers: { authorization: 'Bearer key' }, body: 'text' }
  const response = await fetch(`${url}/path?query=1`, options)
  expect([response.status, response.headers.get('x-answer'), await response.text()]).toEqual([
    201,
    'yes',
    'done',
  ])
  expect(seen).toEqual(['PUT /path?query=1 Bearer key text'])
})

test('tells what is asked for', async () => {
  const post = {
    method: 'POST',
    headers: expect.objectContaining({ 'content-type': 'text/plain;charset=UTF-8' }),
  }
  const asked: ProxiedRequest[] = []
  const url = await start((request) => void asked.push(request))
  await send(`${url}/?key=1`, JSON.stringify({ id: 1, method: 'eth_call', params: ['latest'] }))
  await send(url)
  await send(url, '[]')
  await fetch(`${url}/v1/status`)
  expect(asked).toEqual([
    { ...post, path: '/?key=1', rpc: { id: 1, method: 'eth_call', params: ['latest'] } },
    { ...post, path: '/', rpc: { id: 7, method: 'eth_chainId' } },
    { ...post, path: '/', rpc: undefined },
    { method: 'GET', path: '/v1/status', headers: expect.any(Object), rpc: undefined },
  ])
})

test('asks about each request of a batch, and fails only what is chosen', async () => {
  const asked: string[] = []
  const url = await start(({ rpc }) => {
    asked.push(rpc?.method ?? '')
    return rpc?.method === 'eth_getLogs' ? { result: [] } : { error: { code: -32601, message: 'unknown' } }
  })
  const calls = [
    { id: 1, method: 'eth_getLogs' },
    { id: 2, method: 'eth_chainId' },
  ]
  expect(await (await send(url, JSON.stringify(calls))).json()).toEqual([
    { jsonrpc: '2.0', id: 1, result: [] },
    { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'unknown' } },
  ])
  expect(asked).toEqual(['eth_getLogs', 'eth_chainId'])
  await expect(send(await start(() => 'drop'), JSON.stringify(calls))).rejects.toThrow('fetch failed')
})

test('ends the connection before the target sees the request: drop', async () => {
  await expect(send(await start(() => 'drop'))).rejects.toThrow('fetch failed')
  expect(seen).toEqual([])
})

test('ends the connection after the target has seen the request: dropAnswer', async () => {
  await expect(send(await start(() => 'dropAnswer'))).rejects.toThrow('fetch failed')
  expect(seen).toHaveLength(1)
})

test('runs something between the work of the target and the end of the connection: beforeAnswer', async () => {
  let ends = true
  const beforeAnswer = vi.fn(async () => {
    seen.push('run')
    return ends
  })
  const url = await start(() => ({ beforeAnswer }))
  await expect(send(url)).rejects.toThrow('fetch failed')
  expect(beforeAnswer).toHaveBeenCalledExactlyOnceWith(201)
  expect(seen).toEqual([expect.stringContaining('POST'), 'run'])
  ends = false
  expect(await (await send(url)).text()).toBe('done')
})

test('runs something once the answer has been passed on: afterAnswer', async () => {
  const afterAnswer = vi.fn(async () => {})
  const response = await send(await start(() => ({ afterAnswer })))
  expect(await response.text()).toBe('done')
  await vi.waitFor(() => expect(afterAnswer).toHaveBeenCalledExactlyOnceWith(201))
})

test('answers 429 without the target: rateLimit', async () => {
  expect((await send(await start(() => 'rateLimit'))).status).toBe(429)
  expect(seen).toEqual([])
})

test.each<[fault: Fault, status: number]>([
  ['serverError', 500],
  ['html', 200],
])('answers without the target: %s', async (fault, status) => {
  const response = await send(await start(() => fault))
  expect(response.status).toBe(status)
  await expect(response.json()).rejects.toThrow()
  expect(seen).toEqual([])
})

test('ends the connection in the middle of an answer: truncate', async () => {
  const response = await send(await start(() => 'truncate'))
  await expect(response.text()).rejects.toThrow('terminated')
})

test('answers more than a client should read: huge', async () => {
  const response = await send(await start(() => 'huge'))
  expect((await response.text()).length).toBeGreaterThan(10 * 1024 * 1024)
})

test.each<Fault>(['trickle', 'silence'])('answers not within the time of a client: %s', async (fault) => {
  const url = await start(() => fault)
  const read = async () =>
    (await fetch(url, { method: 'POST', body: call, signal: AbortSignal.timeout(300) })).text()
  await expect(read()).rejects.toThrow(/timeout/)
  expect(seen).toEqual([])
})

test.each<Fault>([{ result: '0x1' }, { error: { code: -32005, message: 'limit exceeded' } }])(
  'answers the JSON-RPC request without the target: %j',
  async (fault) => {
    const response = await send(await start(() => fault))
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 7, ...(fault as object) })
    expect(seen).toEqual([])
  },
)

test('asks the target about an older block in place of the latest one: behind', async () => {
  const url = await start(() => ({ behind: 99n }))
  const ask = (method: string, ...params: unknown[]) =>
    send(url, JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))
  expect(await (await ask('eth_blockNumber')).json()).toEqual({ jsonrpc: '2.0', id: 7, result: '0x63' })
  await ask('eth_call', { to: '0x1' }, 'latest')
  await ask('eth_getTransactionReceipt', '0x2')
  expect(seen.map((line) => JSON.parse(line.slice(line.indexOf('{'))).params)).toEqual([
    [{ to: '0x1' }, '0x63'],
    ['0x2'],
  ])
})

test('ends the connection when the target does not answer', async () => {
  target = 'http://127.0.0.1:9'
  await expect(send(await start(() => undefined))).rejects.toThrow('fetch failed')
})
