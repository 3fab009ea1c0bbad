import { createClient, custom, HttpRequestError, parseAbi, TimeoutError } from 'viem'
import { readContract } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { isTransient, readNodeError } from './readNodeError.ts'

const abi = parseAbi(['function buy() view returns (uint256)', 'error SoldOut(uint256 left)'])
const SOLD_OUT = '0x32c05c110000000000000000000000000000000000000000000000000000000000000001'

/** The error that a read of a contract ends with where the node answers with this one. */
async function readWith(error: { code: number; message: string; data?: unknown }) {
  const request = () => Promise.reject(Object.assign(new Error(error.message), error))
  const client = createClient({ chain: mainnet, transport: custom({ request }, { retryCount: 0 }) })
  return readContract(client, { address: `0x${'11'.repeat(20)}`, abi, functionName: 'buy' }).catch(
    (thrown: unknown) => thrown,
  )
}

test.each([
  [-32000, 'transaction indexing is in progress', 'behind'],
  [-32000, 'header not found', 'behind'],
  [-32000, 'Block not found', 'behind'],
  [-32001, 'Resource not found.', 'behind'],
  [-32019, 'block is out of range', 'behind'],
  [-32603, 'Internal error: unknown block', 'behind'],
  [-32000, 'requested block is not available yet', 'behind'],
  [-32000, 'block with number 5 not found', 'behind'],
  [-32000, 'block range extends beyond current head block', 'behind'],
  [-32000, 'One of the blocks specified in filter cannot be found.', 'behind'],
  [-39001, 'Unknown block', 'behind'],
  [4444, 'pruned history unavailable', 'pruned'],
  [-32000, 'missing trie node 1f (path 02)', 'pruned'],
  [-32000, 'historical state 0x12 is not available', 'pruned'],
  [-32005, 'daily request count exceeded', 'limited'],
  [-32016, 'over rate limit', 'limited'],
  [-32000, 'too many requests, please retry later', 'limited'],
  [429, 'Your app has exceeded its compute units per second capacity', 'limited'],
  [-32000, 'daily limit reached', 'limited'],
  [-32052, 'too many requests', 'limited'],
  [19, 'Temporary internal error. Please retry', 'unreachable'],
  [-32000, 'server is shutting down', 'unreachable'],
  [-32011, 'no backend is currently healthy to serve traffic', 'unreachable'],
  [-32603, 'request timed out', 'unreachable'],
  [-32000, 'context deadline exceeded', 'unreachable'],
] as const)('reads %i "%s" as %s, bare and in what viem throws', async (code, message, trouble) => {
  expect(readNodeError({ code, message })).toBe(trouble)
  const thrown = await readWith({ code, message })
  expect(readNodeError(thrown)).toBe(trouble)
  expect(isTransient(thrown)).toBe(true)
})

test.each([
  { code: 3, message: 'execution reverted', data: SOLD_OUT },
  { code: -32603, message: 'execution reverted', data: SOLD_OUT },
  { code: -32000, message: 'execution reverted: block not found' },
  { code: -32000, message: 'insufficient funds for gas * price + value' },
  { code: -32000, message: 'nonce too low' },
  { code: 4001, message: 'User rejected the request: try again later.' },
])('reads no trouble in an answer: $code $message', async (error) => {
  expect(readNodeError(error)).toBeUndefined()
  expect(readNodeError(await readWith(error))).toBeUndefined()
})

test('reads requests that got no answer by their class and their HTTP status', () => {
  const http = (status?: number) => new HttpRequestError({ url: 'https://node.example', status })
  expect(readNodeError(http())).toBe('unreachable')
  expect(readNodeError(http(503))).toBe('unreachable')
  expect(readNodeError(http(429))).toBe('limited')
  expect(readNodeError(http(413))).toBe('refused')
  expect(isTransient(http(413))).toBe(false)
  expect(readNodeError(new TimeoutError({ body: {}, url: '' }))).toBe('unreachable')
})

test('reads nothing in errors of anything else than a node', () => {
  expect(readNodeError(new TypeError('x is not a function'))).toBeUndefined()
  expect(readNodeError('Block not found')).toBeUndefined()
  expect(readNodeError(undefined)).toBeUndefined()
})
