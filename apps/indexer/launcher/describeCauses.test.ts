import { HttpRequestError } from 'viem'
import { expect, test } from 'vitest'
import { describeCauses } from './describeCauses.ts'

const failureAt = (address: string, code: string) =>
  Object.assign(new Error(`connect ${code}`), { code, address, port: 8545 })

test('names each address that was tried, and no URL', () => {
  const tried = new AggregateError([failureAt('::1', 'ECONNREFUSED'), failureAt('127.0.0.1', 'ETIMEDOUT')])
  const cause = new TypeError('fetch failed', { cause: tried })
  const error = new HttpRequestError({ url: 'https://rpc.example/v1/key', cause })
  expect(describeCauses(error)).toBe('[::1]:8545 ECONNREFUSED; 127.0.0.1:8545 ETIMEDOUT')
  expect(describeCauses(new HttpRequestError({ url: 'https://rpc.example/v1/key', status: 502 }))).toBe(
    'status 502',
  )
})
