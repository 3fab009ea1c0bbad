import { expect, test } from 'vitest'
import { ActionNotAllowedError, ConnectError, UserRejectedError, WalletBusyError } from './requestErrors.ts'
import { wrapWalletError } from './wrapWalletError.ts'

const wrap = (cause: unknown) => wrapWalletError(cause, (cause) => new ConnectError({ cause }))

test.each([4001, 5000, 5002])('code %i is a user rejection', (code) => {
  expect(wrap({ code, message: 'x' })).toBeInstanceOf(UserRejectedError)
})

test.each(['User rejected the request.', 'MetaMask Tx Signature: user rejected'])(
  'a message containing user rejected is a user rejection: %s',
  (message) => {
    expect(wrap(new Error(message))).toBeInstanceOf(UserRejectedError)
  },
)

test('behavior: a rejection inside another error is found', () => {
  expect(wrap(new Error('outer', { cause: { code: 4001 } }))).toBeInstanceOf(UserRejectedError)
  expect(wrap({ code: -32603, data: { originalError: { code: 4001 } } })).toBeInstanceOf(UserRejectedError)
})

test('behavior: -32002 is a busy wallet', () => {
  expect(wrap({ code: -32002, message: 'already pending' })).toBeInstanceOf(WalletBusyError)
})

test('behavior: `Requested RPC call is not allowed` is an action that is not allowed', () => {
  expect(wrap(new Error('Requested RPC call is not allowed'))).toBeInstanceOf(ActionNotAllowedError)
})

test.each([undefined, null, 'text', 7, {}, new Error('broken')])('behavior: %s is anything else', (cause) => {
  const error = wrap(cause)
  expect(error).toBeInstanceOf(ConnectError)
  expect(error.cause).toBe(cause)
})

test('behavior: an error of ours passes through', () => {
  const error = new WalletBusyError()
  expect(wrap(error)).toBe(error)
})

test('behavior: a circular cause ends', () => {
  const error: { cause?: unknown } = {}
  error.cause = error
  expect(wrap(error)).toBeInstanceOf(ConnectError)
})
