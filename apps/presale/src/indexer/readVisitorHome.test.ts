import { presaleLensAbi } from '@foyer/presale-contracts'
import { createMemoryStorage } from '@foyer/site-kit/test'
import { createFreshness } from '@foyer/site-kit/transaction'
import { QueryClient } from '@tanstack/react-query'
import { createClient, custom, encodeFunctionResult } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { exampleView } from '../../test/exampleView.ts'
import { createFakeChain } from '../../test/fakeChain.ts'
import type { Runtime } from '../app/boot.ts'
import { createChainClock } from '../chain/createChainClock.ts'
import { createLastKnown } from '../chain/createLastKnown.ts'
import { homeQueryOptions } from '../chain/homeQuery.ts'

afterEach(() => vi.unstubAllGlobals())

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const URL_BASE = 'http://indexer.example'
const config = exampleConfig({ endpoints: { indexer: URL_BASE } })
const view = exampleView()

function homeOf(changes: Partial<typeof view> = {}) {
  const { blockNumber, timestamp, ...rest } = { ...view, ...changes }
  const home = {
    abi: presaleLensAbi,
    functionName: 'home',
    result: { blockNumber, timestamp, ...rest },
  } as const
  return {
    asOf: { blockNumber: Number(blockNumber), timestamp: Number(timestamp) },
    chainId: config.chain.id,
    lens: config.contracts.presaleLens.toLowerCase(),
    data: encodeFunctionResult(home),
  }
}

function setup(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string) => answer())
  vi.stubGlobal('fetch', fetch)
  const chain = createFakeChain(exampleView({ blockNumber: 101n }))
  const request = vi.spyOn(chain, 'request')
  const runtime = {
    // One of its own: what the indexer of one page says holds for that page.
    config: { ...config },
    client: createClient({ transport: custom({ request: chain.request }, { retryCount: 0 }) }),
    clock: createChainClock(() => 0),
    freshness: createFreshness(),
    lastKnown: createLastKnown({ config, storage: createMemoryStorage() }),
  } as unknown as Runtime
  const read = (account?: typeof ACCOUNT) => new QueryClient().fetchQuery(homeQueryOptions(runtime, account))
  return { fetch, runtime, read, request }
}

test('shows a visitor what the indexer has, without a question to a node', async () => {
  const { read, request, fetch } = setup(() => Response.json(homeOf()))
  expect(await read()).toEqual(view)
  expect(fetch.mock.calls[0]?.[0]).toBe(`${URL_BASE}/v1/home`)
  expect(request).not.toHaveBeenCalled()
})

test('asks the chain for an account, whose balances nobody else has', async () => {
  const { read, fetch } = setup(() => Response.json(homeOf()))
  expect((await read(ACCOUNT)).blockNumber).toBe(101n)
  expect(fetch).not.toHaveBeenCalled()
})

test.each<[what: string, answer: () => Response | Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is older than the path', () => new Response('{}', { status: 404 })],
  ['is busy', () => new Response('', { status: 503, headers: { 'retry-after': '5' } })],
  ['indexes another chain', () => Response.json({ ...homeOf(), chainId: 1 })],
  ['reads another contract', () => Response.json({ ...homeOf(), lens: `0x${'9'.repeat(40)}` })],
  ['answers what the contract does not', () => Response.json({ ...homeOf(), data: '0x1234' })],
  ['answers a page', () => new Response('<!doctype html>')],
])('asks the chain when the indexer %s', async (_, answer) => {
  const { read } = setup(answer)
  expect((await read()).blockNumber).toBe(101n)
})

test('asks the chain when the indexer is behind a transaction of this page', async () => {
  const { read, runtime } = setup(() => Response.json(homeOf()))
  runtime.freshness.require(101n)
  expect((await read()).blockNumber).toBe(101n)
})

test('moves the countdown on by an answer that is newer, and never back by an older one', async () => {
  let timestamp = view.timestamp
  const { read, runtime } = setup(() => Response.json(homeOf({ timestamp })))
  await read()
  expect(runtime.clock.now()).toBe(Number(view.timestamp))
  timestamp -= 8n
  await read()
  expect(runtime.clock.now()).toBe(Number(view.timestamp))
  timestamp += 20n
  await read()
  expect(runtime.clock.now()).toBe(Number(view.timestamp) + 12)
})
