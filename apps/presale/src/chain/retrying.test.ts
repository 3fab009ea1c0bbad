import { HttpRequestError, InternalRpcError, ResourceNotFoundRpcError, RpcRequestError } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retrying } from './retrying.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const unreachable = new HttpRequestError({ url: 'http://127.0.0.1:1' })

test('retries 3 times, after 1 s, 2 s and 4 s, when the network fails', async () => {
  const read = vi.fn(() => Promise.reject(unreachable))
  const outcome = expect(retrying(read)).rejects.toBe(unreachable)
  const calls: number[] = []
  for (const delay of [0, 1_000, 2_000, 4_000, 60_000]) {
    await vi.advanceTimersByTimeAsync(delay)
    calls.push(read.mock.calls.length)
  }
  expect(calls).toEqual([1, 2, 3, 4, 4])
  await outcome
})

test('does not retry an error of a contract', async () => {
  const read = vi.fn(() => Promise.reject(new Error('reverted')))
  await expect(retrying(read)).rejects.toThrow('reverted')
  expect(read).toHaveBeenCalledOnce()
})

const asked = { body: {}, url: 'http://127.0.0.1:1' }
const behind = new RpcRequestError({ ...asked, error: { code: -32000, message: 'header not found' } })

test.each([
  ['has no block yet', behind],
  ['does not have what was asked for', new ResourceNotFoundRpcError(behind)],
  ['is indexing', new InternalRpcError(Object.assign(behind, { code: -32603 }))],
])('retries when a node %s', async (_, error) => {
  const read = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('answer')
  const outcome = expect(retrying(read)).resolves.toBe('answer')
  await vi.advanceTimersByTimeAsync(1_000)
  await outcome
  expect(read).toHaveBeenCalledTimes(2)
})
