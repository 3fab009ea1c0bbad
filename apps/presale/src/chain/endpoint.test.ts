import { createClient, defineChain, fallback } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { endpoint } from './endpoint.ts'
import { isNetworkError } from './isNetworkError.ts'
import { toFailure } from './toFailure.ts'

const { id, name, nativeCurrency } = exampleConfig().chain
const chain = defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [] } } })

afterEach(() => vi.unstubAllGlobals())

/** Serves each host's answers; gives a client of them, asked in this order. */
function setup(answers: Record<string, (method: string) => Response>) {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const { method } = JSON.parse(String(body))
    const answer = answers[new URL(url).hostname]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer(method)
  })
  const transports = Object.keys(answers).map((host) => endpoint(`https://${host}/secret-key`))
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

test('default: a node of the right chain answers', async () => {
  expect(await getBlockNumber(setup({ good: node(56, 7) }))).toBe(7n)
})

test('behavior: a node of another chain is passed over for the next', async () => {
  expect(await getBlockNumber(setup({ bad: node(97, 5), good: node(56, 7) }))).toBe(7n)
})

test('error: only nodes of another chain', async () => {
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
])('error: %s is a network failure, not a riddle', async (_, answer) => {
  const client = setup({ bad: answer })
  const error = await getBlockNumber(client).catch((thrown: unknown) => thrown)
  expect(isNetworkError(error)).toBe(true)
  expect(toFailure(error)).toEqual({ name: 'NetworkUnstable' })
})

test('behavior: the next node answers for one that sends HTML', async () => {
  const html = () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
  expect(await getBlockNumber(setup({ bad: html, good: node(56, 7) }))).toBe(7n)
})
