import { createClient, custom, type Hash } from 'viem'
import { expect, test } from 'vitest'
import { findReceipt } from './findReceipt.ts'

const HASH: Hash = `0x${'cd'.repeat(32)}`

const find = (error: object) =>
  findReceipt(
    createClient({ transport: custom({ request: () => Promise.reject(error) }, { retryCount: 0 }) }),
    HASH,
  )

test.each([
  { code: -32000, message: 'transaction indexing is in progress' },
  { code: -32000, message: 'header not found' },
  { code: -32001, message: 'Resource not found' },
])('has none while the node is behind: %j', async (error) => {
  expect(await find(error)).toBeNull()
})

test.each([
  { code: -32602, message: 'invalid params' },
  { code: -32005, message: 'limit exceeded' },
])('rejects when the node answers %j', async (error) => {
  await expect(find(error)).rejects.toThrow()
})
