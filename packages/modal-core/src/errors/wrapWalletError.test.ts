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

test('finds a rejection inside another error', () => {
  expect(wrap(new Error('outer', { cause: { code: 4001 } }))).toBeInstanceOf(UserRejectedError)
  expect(wrap({ code: -32603, data: { originalError: { code: 4001 } } })).toBeInstanceOf(UserRejectedError)
})

test('maps -32002 to a busy wallet', () => {
  expect(wrap({ code: -32002, message: 'already pending' })).toBeInstanceOf(WalletBusyError)
})

test('maps `Requested RPC call is not allowed` to a disallowed action', () => {
  expect(wrap(new Error('Requested RPC call is not allowed'))).toBeInstanceOf(ActionNotAllowedError)
})

test.each([undefined, null, 'text', 7, {}, new Error('broken')])('wraps %s as an unknown error', (cause) => {
  const error = wrap(cause)
  expect(error).toBeInstanceOf(ConnectError)
  expect(error.cause).toBe(cause)
})

test('returns an error of this package unchanged', () => {
  const error = new WalletBusyError()
  expect(wrap(error)).toBe(error)
})

test('terminates on a circular cause', () => {
  const error: { cause?: unknown } = {}
  error.cause = error
  expect(wrap(error)).toBeInstanceOf(ConnectError)
})
