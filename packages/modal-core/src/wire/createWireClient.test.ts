import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { json, startServer } from '../test/wireServer.ts'
import { createWireClient } from './createWireClient.ts'
import type { ServerFailure } from './ServerFailure.ts'

afterEach(() => vi.restoreAllMocks())

const answer = z.object({ name: z.string() })

/** A client of a real server, which answers every request unless a test says otherwise. */
async function setup({ projectId = 'project' }: { projectId?: string | undefined } = {}) {
  const server = await startServer((_, response) => json(response, { name: 'foyer' }))
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  const client = createWireClient({ baseUrl: `${server.url}/`, projectId, signal: ended.signal })
  return { server, client, ended }
}

const failureOf = (promise: Promise<unknown>): Promise<ServerFailure> =>
  promise.then(
    () => expect.fail('It did not reject.'),
    (error: ServerFailure) => error,
  )

async function readRequest(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += chunk
  return { method: request.method, type: request.headers['content-type'], body }
}

/** Writes without end until the client leaves. Tells how many bytes were written. */
function endless(status: number) {
  const closed = Promise.withResolvers<number>()
  const handler = (_: IncomingMessage, response: ServerResponse) => {
    let written = 0
    const chunk = Buffer.alloc(16 * 1024, 'x')
    const write = () => {
      if (response.destroyed) return
      written += chunk.length
      if (response.write(chunk)) setImmediate(write)
      else response.once('drain', write)
    }
    response.on('close', () => closed.resolve(written))
    response.writeHead(status)
    write()
  }
  return { handler, closed: closed.promise }
}

test('sends project id, sdk type and version with a GET, joins lists and leaves out empty values', async () => {
  const { client, server } = await setup()
  const query = { list: ['a', 'b'], none: [], empty: '', missing: undefined, page: 0 }
  expect(await client.getJson('/path', answer, query)).toEqual({ name: 'foyer' })
  expect(server.queries('/path')).toEqual([
    { projectId: 'project', st: 'foyer', sv: '4', list: 'a,b', page: '0' },
  ])
})

test('posts JSON and reads the answer', async () => {
  const { client, server } = await setup()
  const posts: unknown[] = []
  server.answers.set('/path', async (request, response) => {
    if (request.method === 'POST') posts.push(await readRequest(request))
    response.setHeader('access-control-allow-headers', 'content-type')
    json(response, { name: 'posted' })
  })
  expect(await client.postJson('/path', { amount: '1' }, answer)).toEqual({ name: 'posted' })
  expect(posts).toEqual([{ method: 'POST', type: 'application/json', body: '{"amount":"1"}' }])
  expect(server.queries('/path').at(-1)).toEqual({ projectId: 'project', st: 'foyer', sv: '4' })
})

test.each([
  [429, 'RATE_LIMITED'],
  [500, 'SERVER_ERROR'],
  [503, 'SERVER_ERROR'],
  [404, 'OTHER'],
])('rejects GET and POST as %s → %s', async (status, code) => {
  const { client, server } = await setup()
  server.fail('/path', status)
  expect(await failureOf(client.getJson('/path', answer))).toMatchObject({ name: 'ServerFailure', code })
  expect(await failureOf(client.postJson('/path', {}, answer))).toMatchObject({ name: 'ServerFailure', code })
  expect(await failureOf(client.getBlob('/path', 100))).toMatchObject({ name: 'ServerFailure', code })
})

test('keeps 4,096 characters of the text of an error', async () => {
  const { client, server } = await setup()
  server.fail('/path', 400, `Unauthorized: invalid key ${'é'.repeat(10_000)}`)
  const { code, text } = await failureOf(client.getJson('/path', answer))
  expect(code).toBe('INVALID_PROJECT_ID')
  expect(text).toHaveLength(4096)
})

test('reads 64 KiB of an error that never ends', async () => {
  const { client, server } = await setup()
  const { handler, closed } = endless(400)
  server.answers.set('/path', handler)
  const { text } = await failureOf(client.getJson('/path', answer))
  expect(text).toBe('x'.repeat(4096))
  // The rest was on its way already.
  expect(await closed).toBeGreaterThanOrEqual(64 * 1024)
})

test('ends the download of an error that its status names', async () => {
  const { client, server } = await setup()
  const { handler, closed } = endless(500)
  server.answers.set('/path', handler)
  expect((await failureOf(client.getJson('/path', answer))).code).toBe('SERVER_ERROR')
  await closed
})

test.each([
  [512 * 1024, true],
  [512 * 1024 + 1, false],
])('reads an answer of %i bytes: %s', async (size, isRead) => {
  const { client, server } = await setup()
  const body = JSON.stringify({ name: '' })
  const text = JSON.stringify({ name: 'x'.repeat(size - body.length) })
  server.answers.set('/path', (_, response) => void response.end(text))
  const read = client.getJson('/path', answer).then(
    () => true,
    () => false,
  )
  expect(await read).toBe(isRead)
})

test.each([
  ['JSON of another shape', '{"name":7}'],
  ['a page of HTML', '<!doctype html>'],
  ['nothing', ''],
])('rejects %s', async (_, text) => {
  const { client, server } = await setup()
  server.answers.set('/path', (_, response) => void response.end(text))
  expect((await failureOf(client.getJson('/path', answer))).code).toBe('OTHER')
})

test('names the URL of a failed request without its query, and the cause', async () => {
  const { client, server } = await setup()
  const read = async () => {
    const { message, cause } = await failureOf(client.getJson('/path', answer, { search: 'mine' }))
    return [message.replace(server.url, '').trim(), cause]
  }
  server.answers.set('/path', (_, response) => void response.end('<!doctype html>'))
  expect(await read()).toEqual(['OTHER /path', expect.any(SyntaxError)])
  server.answers.set('/path', (_, response) => void response.end('x'.repeat(512 * 1024 + 1)))
  expect(await read()).toEqual(['OTHER /path', new RangeError('The answer is longer than 524288 bytes')])
  server.fail('/path', 503)
  expect(await read()).toEqual(['SERVER_ERROR /path', undefined])
  server.fail('/path', 400, 'No such token')
  expect(await read()).toEqual(['OTHER /path No such token', undefined])
})

test.each(['the headers', 'the body'])('gives up after 15 s when %s do not come', async (part) => {
  const { client, server } = await setup()
  const timeout = new AbortController()
  const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const reached = Promise.withResolvers<void>()
  server.answers.set('/path', (_, response) => {
    if (part === 'the body') response.writeHead(200).write('{')
    reached.resolve()
  })
  const failure = failureOf(client.getJson('/path', answer))
  await reached.promise
  timeout.abort()
  expect((await failure).code).toBe('OTHER')
  expect(timer).toHaveBeenCalledWith(15_000)
})

test('aborts what is under way when its signal does', async () => {
  const { client, server, ended } = await setup()
  const reached = Promise.withResolvers<void>()
  server.answers.set('/path', () => reached.resolve())
  const failure = failureOf(client.getJson('/path', answer))
  await reached.promise
  ended.abort()
  expect((await failure).code).toBe('OTHER')
})
