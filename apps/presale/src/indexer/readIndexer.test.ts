import { purchasesPageSchema } from '@foyer/indexer/api'
import { createFreshness } from '@foyer/site-kit/transaction'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { createChainClock } from '../chain/createChainClock.ts'
import { IndexerUnavailableError, readIndexer } from './readIndexer.ts'

afterEach(() => vi.unstubAllGlobals())

const PATH = '/v1/users/0x00/purchases'
const page = (blockNumber = 100, timestamp = 1_000) => ({
  asOf: { blockNumber, timestamp },
  items: [],
  nextCursor: null,
})

function setup(
  answer: () => Response | Promise<Response>,
  indexer: string | undefined = 'http://indexer.example',
) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  const runtime = {
    config: exampleConfig({ endpoints: indexer === '' ? {} : { indexer } }),
    clock: createChainClock(() => 0),
    freshness: createFreshness(),
  }
  const read = (signal?: AbortSignal) =>
    readIndexer(runtime, { path: PATH, schema: purchasesPageSchema, signal })
  return { fetch, runtime, read }
}

test('returns the validated response', async () => {
  const { read, fetch } = setup(() => Response.json(page()))
  expect(await read()).toEqual(page())
  expect(fetch.mock.calls[0]?.[0]).toBe(`http://indexer.example${PATH}`)
})

test('throws without a request when no indexer is configured', async () => {
  const { read, fetch } = setup(() => Response.json(page()), '')
  await expect(read()).rejects.toThrow(IndexerUnavailableError)
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['429', () => new Response('slow down', { status: 429 })],
  ['503', () => Response.json({ error: {} }, { status: 503 })],
  ['HTML', () => new Response('<!doctype html>')],
  ['another shape', () => Response.json({ items: 'many' })],
  ['a hostile amount', () => Response.json({ ...page(), items: [{ cost: '-1' }] })],
])('throws `IndexerUnavailableError` when the response is: %s', async (_, answer) => {
  await expect(setup(answer).read()).rejects.toThrow(IndexerUnavailableError)
})

test('throws when the indexer is more than two minutes behind the chain', async () => {
  const { read, runtime } = setup(() => Response.json(page(100, 1_000)))
  runtime.clock.observe(1_120n)
  await expect(read()).resolves.toBeDefined()
  runtime.clock.observe(1_130n)
  await expect(read()).rejects.toThrow(IndexerUnavailableError)
})

test("throws until the indexer has read the block of this page's own transaction", async () => {
  let blockNumber = 100
  const { read, runtime } = setup(() => Response.json(page(blockNumber)))
  runtime.freshness.require(101n)
  await expect(read()).rejects.toThrow(IndexerUnavailableError)
  blockNumber = 101
  await expect(read()).resolves.toBeDefined()
})

test('rejects with `AbortError` when the request is aborted', async () => {
  const controller = new AbortController()
  const { read } = setup(async () => {
    controller.abort()
    throw new DOMException('aborted', 'AbortError')
  })
  await expect(read(controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('asks again when the time is over for which the indexer wants to be left alone', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let status = 429
  const { read, fetch } = setup(() =>
    status === 200 ? Response.json(page()) : new Response('', { status, headers: { 'retry-after': '7' } }),
  )
  await expect(read()).rejects.toThrow(IndexerUnavailableError)
  status = 200
  vi.advanceTimersByTime(6_999)
  await expect(read()).rejects.toMatchObject({ details: ['It has asked to be left alone for a while.'] })
  expect(fetch).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  await expect(read()).resolves.toEqual(page())
  vi.useRealTimers()
})
