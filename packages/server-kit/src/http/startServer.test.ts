import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { OperatorError } from '../errors.ts'
import { startServer } from './startServer.ts'

afterEach(() => void vi.useRealTimers())

const SETTINGS = { host: '127.0.0.1', port: 0, portVariable: 'TEST_PORT' }

/** A server with one request that it has taken, and answers when it is told to. */
async function setup() {
  const reached = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  const server = await startServer(
    {
      fetch() {
        reached.resolve()
        return answer.promise
      },
    },
    SETTINGS,
  )
  // A connection for each request, which ends with it.
  const ask = () => get({ ...SETTINGS, port: server.port, agent: false })
  /** The response, or why there is none. */
  const end = new Promise<IncomingMessage | Error>((resolve) => {
    ask().on('response', resolve).on('error', resolve)
  })
  await reached.promise
  return { server, ask, answer: () => answer.resolve(new Response('done')), end }
}

test('answers a request that is open when it stops, and takes no other', async () => {
  const { server, ask, answer, end } = await setup()
  const stopped = server.stop()
  const [refusal] = await once(ask(), 'error')
  expect(refusal).toMatchObject({ code: 'ECONNREFUSED' })
  answer()
  expect(await end).toMatchObject({ statusCode: 200 })
  await stopped
})

test('waits for open requests for 10 s, and then ends them', async () => {
  const { server, end } = await setup()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let hasEnded = false
  const ended = end.finally(() => {
    hasEnded = true
  })
  const stopped = server.stop()
  await vi.advanceTimersByTimeAsync(9_999)
  await new Promise((resolve) => setImmediate(resolve))
  expect(hasEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await ended).toMatchObject({ code: 'ECONNRESET' })
  await stopped
})

test.each([
  ['longer than proxies do', undefined, 75],
  ['as long as it is told', 400, 400],
])('keeps idle connections %s', async (_, idleSeconds, kept) => {
  const server = await startServer({ fetch: () => new Response() }, { ...SETTINGS, idleSeconds })
  const headers = { connection: 'keep-alive' }
  const request = get({ ...SETTINGS, port: server.port, agent: false, headers })
  const [response] = await once(request, 'response')
  expect(response.headers['keep-alive']).toBe(`timeout=${kept}`)
  response.resume()
  await server.stop()
})

test('names the variable of a port that another program has', async () => {
  const { server, answer, end } = await setup()
  const second = startServer({ fetch: () => new Response() }, { ...SETTINGS, port: server.port })
  await expect(second).rejects.toThrow(OperatorError)
  await expect(second).rejects.toThrow(/Cannot listen on 127\.0\.0\.1:\d+\. Set TEST_PORT to a free one/)
  answer()
  await end
  await server.stop()
})

test('answers for its drain time, and closes each connection with its answer', async () => {
  const server = await startServer({ fetch: () => new Response('done') }, { ...SETTINGS, drainSeconds: 1 })
  const ask = () => fetch(`http://127.0.0.1:${server.port}`)
  expect((await ask()).headers.get('connection')).toBe('keep-alive')
  const stopped = server.stop()
  const answer = await ask()
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  await stopped
  await expect(ask()).rejects.toThrow()
})

test('closes connections beyond its limit, serves those that it has, and takes another when one ends', async () => {
  const server = await startServer({ fetch: () => new Response('done') }, { ...SETTINGS, maxConnections: 2 })
  onTestFinished(server.stop)
  async function open() {
    const socket = connect(server.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  /** The first line of the answer, or nothing where the connection is closed. */
  async function ask(socket: Awaited<ReturnType<typeof open>>) {
    const heard = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''))
      socket.once('error', () => resolve('')).once('close', () => resolve(''))
    })
    socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n')
    return heard
  }
  const [first, second] = [await open(), await open()]
  expect([await ask(first), await ask(second)]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
  expect(await ask(await open())).toBe('')
  expect(await ask(first)).toBe('HTTP/1.1 200 OK')
  first.destroy()
  // The server hears of the end a moment later.
  await vi.waitFor(async () => expect(await ask(await open())).toBe('HTTP/1.1 200 OK'))
})
