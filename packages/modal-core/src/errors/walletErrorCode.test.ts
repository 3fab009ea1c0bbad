import { expect, test } from 'vitest'
import { transactionErrorCode } from '../send/transactionErrorCode.ts'
import { AccountChangedError } from './AccountChangedError.ts'
import {
  ActionNotAllowedError,
  InvalidTransactionHashError,
  UserRejectedError,
  WalletBusyError,
} from './requestErrors.ts'
import { walletErrorCode } from './walletErrorCode.ts'

const cause = new Error('no')

test.each([
  [new UserRejectedError({ cause }), 'rejected'],
  [new WalletBusyError({ cause }), 'busy'],
  [new ActionNotAllowedError({ cause }), 'forbidden'],
])('%o has the same code in each flow', (error, code) => {
  expect([walletErrorCode(error), transactionErrorCode(error)]).toEqual([code, code])
})

test.each([
  [new InvalidTransactionHashError(), 'hash'],
  [Object.assign(new Error('late'), { code: 8000 }), 'unanswered'],
  [new AccountChangedError(), 'changed'],
  [cause, 'failed'],
])('%o has a code where something is sent', (error, code) => {
  expect([walletErrorCode(error), transactionErrorCode(error)]).toEqual([undefined, code])
})
