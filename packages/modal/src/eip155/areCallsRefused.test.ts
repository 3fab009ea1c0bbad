import { expect, test } from 'vitest'
import { areCallsRefused } from './areCallsRefused.ts'

test.each([
  { code: -32603, message: 'The method wallet_sendCalls does not exist' },
  { code: -32000, message: 'Unknown method wallet_sendCalls' },
  { code: 3001, message: 'Unauthorized method: wallet_sendCalls' },
  { message: 'Missing or invalid. request() method: wallet_sendCalls' },
  { code: -32603, cause: { code: 5740 } },
  { message: 'User rejected the request.', cause: { code: 5750 } },
  'The method wallet_sendCalls is not supported',
  { code: -32603, data: { originalError: { code: 4200 } } },
])('takes %j for calls that were not sent', (error) => {
  expect(areCallsRefused(error)).toBe(true)
})

test.each([
  { code: 5720, message: 'Duplicate ID' },
  { code: -32603, message: 'Internal error', cause: { code: -32000, message: 'timeout' } },
  { code: -32603, message: 'Method does not exist', cause: { code: 4001 } },
  { message: 'User rejected the request.', cause: { code: 4001, message: 'not supported' } },
  'User rejected the request: not supported',
])('does not know of %j whether the calls were sent', (error) => {
  expect(areCallsRefused(error)).toBe(false)
})
