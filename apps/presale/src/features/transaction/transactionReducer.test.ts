import type { TransactionReceipt } from 'viem'
import { expect, test } from 'vitest'
import {
  initialTransactionState,
  isUnderWay,
  type TransactionEvent,
  transactionReducer,
} from './transactionReducer.ts'

const HASH = `0x${'ab'.repeat(32)}` as const
const receipt = { transactionHash: HASH } as TransactionReceipt
const checking: TransactionEvent = { type: 'step', step: 'checking' }
const sent: TransactionEvent = { type: 'sent', hash: HASH }
const confirmed: TransactionEvent = { type: 'confirmed', receipt }
const failed: TransactionEvent = { type: 'failed', failure: { name: 'Canceled' } }
const run = (...events: TransactionEvent[]) => events.reduce(transactionReducer, initialTransactionState)

test('default: checking, signing, pending, confirmed', () => {
  expect(run(checking)).toEqual({ status: 'checking' })
  expect(run(checking, { type: 'step', step: 'signing' })).toEqual({ status: 'signing' })
  expect(run(checking, sent)).toEqual({ status: 'pending', hash: HASH })
  expect(run(checking, sent, confirmed)).toEqual({ status: 'confirmed', receipt })
})

test('behavior: one that an earlier page sent is taken up', () => {
  expect(run(sent)).toEqual({ status: 'pending', hash: HASH })
})

test('behavior: late news of an ended one change nothing', () => {
  expect(run(sent, confirmed, sent)).toEqual({ status: 'confirmed', receipt })
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
