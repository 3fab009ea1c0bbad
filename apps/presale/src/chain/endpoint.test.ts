import { isTransient } from '@foyer/chain-kit'
import { createClient, defineChain, fallback } from 'viem'
import { getBlockNumber, getGasPrice } from 'viem/actions'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { endpoint } from './endpoint.ts'
import { toFailure } from './toFailure.ts'

const { id, name, nativeCurrency } = exampleConfig().chain
const chain = defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [] } } })

afterEach(() => vi.unstubAllGlobals())

/** Serves each host's answers; gives a client of them, asked in this order. */
function setup(answers: Record<string, (method: string) => Response>, now?: () => number) {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const { method } = JSON.parse(String(body))
    const answer = answers[new URL(url).hostname]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer(method)
  })
  const transports = Object.keys(answers).map((host) => endpoint(`https://${host}/secret-key`, { now }))
  return createClient({ chain, transport: fallback(transports, { retryCount: 0 }) })
}

const node = (chainId: number, block: number) => (method: string) =>
  Response.json({
    jsonrpc: '2.0',
    id: 1,
    result: `0x${(method === 'eth_chainId' ? chainId : block).toString(16)}`,
  })
const failure = async (client: ReturnType<typeof setup>) =>
  toFailure(await getBlockNumber(client).catch((error: unknown) => error)).name

test('returns the answer of a node of the configured chain', async () => {
  expect(await getBlockNumber(setup({ good: node(56, 7) }))).toBe(7n)
})

test('asks a node for its chain id once', async () => {
  const asked: string[] = []
  const client = setup({
    good: (method) => {
      asked.push(method)
      return node(56, 7)(method)
    },
  })
  for (let read = 0; read < 3; read += 1) await getGasPrice(client)
  expect(asked).toEqual(['eth_chainId', 'eth_gasPrice', 'eth_gasPrice', 'eth_gasPrice'])
})

test('uses the next node when the first runs another chain', async () => {
  expect(await getBlockNumber(setup({ bad: node(97, 5), good: node(56, 7) }))).toBe(7n)
})

test('reports `NodeOnOtherChain` without the key when every node runs another chain', async () => {
  const client = setup({ bad: node(97, 5) })
  expect(await failure(client)).toBe('NodeOnOtherChain')
  await expect(getBlockNumber(client, { cacheTime: 0 })).rejects.toThrow(
    /runs chain 97, the site is for chain 56/,
  )
  await expect(getBlockNumber(client, { cacheTime: 0 })).rejects.not.toThrow(/secret-key/)
})

test.each([
  ['HTML', () => new Response('<html>Just a moment…</html>', { headers: { 'content-type': 'text/html' } })],
  ['HTTP 429', () => new Response('Too many requests', { status: 429 })],
  [
    '429 as JSON-RPC',
    () =>
      Response.json(
        { jsonrpc: '2.0', id: 1, error: { code: -32005, message: 'limit exceeded' } },
        { status: 429 },
      ),
  ],
  ['HTTP 503', () => new Response('', { status: 503 })],
])('reports a network failure when the node answers with %s', async (_, answer) => {
  const client = setup({ bad: answer })
  const error = await getBlockNumber(client).catch((thrown: unknown) => thrown)
  expect(isTransient(error)).toBe(true)
  expect(toFailure(error)).toEqual({ name: 'NetworkUnstable' })
})

test('uses the next node when the first sends HTML', async () => {
  const html = () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
  expect(await getBlockNumber(setup({ bad: html, good: node(56, 7) }))).toBe(7n)
})

/** A node whose newest block the test sets, and a clock of the test's own. */
function setupClock() {
  const state = { time: 0, block: 7 }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { method } = JSON.parse(String(body))
    asked.push(method)
    const result = method === 'eth_chainId' ? 56 : method === 'eth_blockNumber' ? state.block : 1
    return Response.json({ jsonrpc: '2.0', id: 1, result: `0x${result.toString(16)}` })
  })
  const transport = endpoint('https://node.example/secret-key', { now: () => state.time })
  const client = createClient({ chain, transport })
  return {
    state,
    asked,
    /** Reads something at a time, in seconds. */
    readAt(seconds: number) {
      state.time = seconds * 1_000
      return getGasPrice(client)
    },
  }
}

test('refuses a node without a new block for 60 s, until it has one', async () => {
  const { state, readAt } = setupClock()
  await readAt(0)
  await readAt(30)
  await readAt(89)
  const stalled = readAt(120)
  await expect(stalled).rejects.toThrow(/has had no new block for a minute/)
  await expect(stalled).rejects.not.toThrow(/secret-key/)
  expect(toFailure(await stalled.catch((error: unknown) => error))).toEqual({ name: 'NetworkUnstable' })
  state.block = 8
  expect(await readAt(151)).toBe(1n)
})

test('asks for the newest block at most every 30 s, and not at the start', async () => {
  const { state, asked, readAt } = setupClock()
  for (let seconds = 0; seconds < 60; seconds += 1) {
    state.block = seconds
    await readAt(seconds)
  }
  expect(asked.filter((method) => method === 'eth_blockNumber')).toHaveLength(1)
  expect(asked.slice(0, 2)).toEqual(['eth_chainId', 'eth_gasPrice'])
})

test('uses the next node when the first has stalled', async () => {
  const clock = { time: 0 }
  const client = setup({ stalled: node(56, 5), good: node(56, 7) }, () => clock.time)
  for (clock.time = 0; clock.time <= 120_000; clock.time += 30_000) {
    const isStalled = clock.time >= 90_000
    expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(isStalled ? 7n : 5n)
  }
})
