import { expect, test } from 'vitest'
import {
  initialTransactionState,
  isUnderWay,
  type TransactionEvent,
  type TransactionState,
  transactionReducer,
} from './transactionReducer.ts'

const HASH = `0x${'ab'.repeat(32)}` as const
const checking: TransactionEvent = { type: 'step', step: 'checking' }
const sent: TransactionEvent = { type: 'sent', hash: HASH }
const confirmed: TransactionEvent = { type: 'confirmed', hash: HASH, result: 7 }
const failed: TransactionEvent = { type: 'failed', failure: { name: 'Canceled' } }
const run = (...events: TransactionEvent[]) =>
  events.reduce<TransactionState>(transactionReducer, initialTransactionState)

test('default: checking, signing, pending, confirmed', () => {
  expect(run(checking)).toEqual({ status: 'checking' })
  expect(run(checking, { type: 'step', step: 'signing' })).toEqual({ status: 'signing' })
  expect(run(checking, sent)).toEqual({ status: 'pending', hash: HASH })
  expect(run(checking, sent, confirmed)).toEqual({ status: 'confirmed', hash: HASH, result: 7 })
})

test('behavior: one that an earlier page sent is taken up', () => {
  expect(run(sent)).toEqual({ status: 'pending', hash: HASH })
})

test('behavior: one that replaced it in the wallet is followed instead', () => {
  const other = `0x${'cd'.repeat(32)}` as const
  expect(run(sent, { type: 'sent', hash: other })).toEqual({ status: 'pending', hash: other })
})

test('behavior: late news of an ended one change nothing', () => {
  expect(run(sent, confirmed, sent)).toEqual({ status: 'confirmed', hash: HASH, result: 7 })
  expect(run(sent, checking)).toEqual({ status: 'pending', hash: HASH })
})

test('behavior: after a failure it can be tried again', () => {
  expect(run(checking, failed)).toEqual({ status: 'failed', failure: { name: 'Canceled' } })
  expect(run(checking, failed, checking)).toEqual({ status: 'checking' })
})

test('isUnderWay: only between the start and the end', () => {
  expect([run(), run(checking), run(sent), run(sent, confirmed), run(failed)].map(isUnderWay)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})
