import { BaseError, HttpRequestError, InsufficientFundsError, RpcRequestError } from 'viem'
import { expect, test } from 'vitest'
import { toSaleError } from './toSaleError.ts'

const url = 'http://127.0.0.1:1'
const answered = (code: number, message: string) =>
  new BaseError('Failed.', { cause: new RpcRequestError({ body: {}, url, error: { code, message } }) })

test.each([
  ['cannot be reached', new HttpRequestError({ url })],
  ['is behind', answered(-32000, 'header not found')],
  ['is indexing', answered(-32000, 'transaction indexing is in progress')],
  ['lacks the block', answered(-32001, 'Resource not found')],
  ['is asked too much', answered(-32005, 'limit exceeded')],
])('advises to run the command again when the endpoint %s', (_, error) => {
  expect(toSaleError(error)).toMatchObject({
    name: 'ChainError',
    remedy: expect.stringMatching(/run the command again/),
    cause: error,
  })
})

test('asks for BNB when the account cannot pay for gas', () => {
  expect(toSaleError(new InsufficientFundsError())).toMatchObject({
    remedy: expect.stringMatching(/^send it some BNB/),
  })
})

test.each([new Error('A bug'), answered(-32000, 'execution reverted'), answered(-32602, 'invalid params')])(
  'leaves any other error as it is: %s',
  (error) => {
    expect(toSaleError(error)).toBe(error)
  },
)
