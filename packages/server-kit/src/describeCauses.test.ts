import { expect, test } from 'vitest'
import { describeCauses } from './describeCauses.ts'

const failureAt = (address: string, code: string) =>
  Object.assign(new Error(`connect ${code} ${address}:5432`), { code, address, port: 5432 })

test('names each address that was tried with its error', () => {
  const tried = new AggregateError([failureAt('::1', 'ECONNREFUSED'), failureAt('203.0.113.1', 'ETIMEDOUT')])
  const error = new TypeError('fetch failed', { cause: tried })
  expect(describeCauses(error)).toBe('[::1]:5432 ECONNREFUSED; 203.0.113.1:5432 ETIMEDOUT')
})

test('names the host that has no address', () => {
  const fields = { code: 'ENOTFOUND', hostname: 'a.invalid' }
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND a.invalid'), fields)
  expect(describeCauses(new TypeError('fetch failed', { cause }))).toBe('a.invalid ENOTFOUND')
})

test('shows no URL', () => {
  expect(describeCauses(new Error('No answer of https://rpc.example/v1/key'))).toBe('No answer of …')
})

test('names the status of an answer', () => {
  const error = Object.assign(new Error('HTTP request failed.\n\nURL: https://rpc.example/v1/key'), {
    status: 502,
  })
  expect(describeCauses(error)).toBe('status 502')
})

test('shows the short message of an error that has one', () => {
  const shortMessage = 'The request took too long to respond.'
  const error = Object.assign(new Error(`${shortMessage}\n\nURL: https://rpc.example/v1/key`), {
    shortMessage,
  })
  expect(describeCauses(error)).toBe(shortMessage)
})
