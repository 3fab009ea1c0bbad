import { createClient, custom, HttpRequestError, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { findBlockOfNonce } from './findBlockOfNonce.ts'

const ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A chain of 1,000 blocks in which nonce 4 was used in one; the node keeps the accounts of so many blocks. */
function createNode(usedIn: number, kept = 1_000) {
  let requests = 0
  const transport = custom(
    {
      async request({ method, params }) {
        requests += 1
        if (method === 'eth_blockNumber') return numberToHex(1_000)
        const block = Number(params[1])
        if (block < 1_000 - kept) throw Object.assign(new Error('missing trie node 1f'), { code: -32000 })
        return block >= usedIn ? '0x5' : '0x4'
      },
    },
    { retryCount: 0 },
  )
  return { client: createClient({ transport }), count: () => requests }
}

test.each([1_000, 999, 700, 1])('finds block %i', async (block) => {
  const { client, count } = createNode(block)
  expect(await findBlockOfNonce(client, ACCOUNT, 4)).toBe(BigInt(block))
  expect(count()).toBeLessThanOrEqual(22)
})

test('finds nothing further back than the node keeps the accounts of', async () => {
  expect(await findBlockOfNonce(createNode(700, 128).client, ACCOUNT, 4)).toBeUndefined()
})

test.each([
  [new HttpRequestError({ url: 'https://rpc.example' }), 'HTTP request failed'],
  [Object.assign(new Error('header not found'), { code: -32000 }), 'header not found'],
])('rejects when the node does not answer: $1', async (error, text) => {
  const transport = custom({ request: () => Promise.reject(error) }, { retryCount: 0 })
  await expect(findBlockOfNonce(createClient({ transport }), ACCOUNT, 4)).rejects.toThrow(text)
})
