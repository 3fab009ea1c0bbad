import { expect, test } from 'vitest'
import {
  initialTransactionState,
  isUnderWay,
  type TransactionEvent,
  type TransactionState,
  type TransactionStep,
  transactionReducer,
} from './transactionReducer.ts'

type State = TransactionState<number, string>
type Event = TransactionEvent<number, string>

const HASH = `0x${'ab'.repeat(32)}` as const
const started: Event = { type: 'started' }
const sent: Event = { type: 'sent', hash: HASH }
const confirmed: Event = { type: 'confirmed', hash: HASH, result: 7 }
const failed: Event = { type: 'failed', failure: 'Canceled' }
const step = (name: TransactionStep): Event => ({ type: 'step', step: name })
const run = (...events: Event[]) => events.reduce<State>(transactionReducer, initialTransactionState)

test('goes from checking to confirmed', () => {
  const seen: State['status'][] = []
  const events = [started, step('switching'), step('approving'), step('signing'), sent, confirmed]
  events.reduce<State>((state, event) => {
    const next = transactionReducer(state, event)
    seen.push(next.status)
    return next
  }, initialTransactionState)
  expect(seen).toEqual(['checking', 'switching', 'approving', 'signing', 'pending', 'confirmed'])
  expect(run(started, sent, confirmed)).toEqual({ status: 'confirmed', hash: HASH, result: 7 })
})

test('goes from bundling over bundled to pending when the wallet takes several calls at once', () => {
  expect(run(started, step('bundling'))).toEqual({ status: 'bundling' })
  const bundled: Event = { type: 'bundled', id: 'call-7' }
  expect(run(started, step('bundling'), bundled)).toEqual({ status: 'bundled', id: 'call-7' })
  expect(run(bundled, step('signing'))).toEqual({ status: 'bundled', id: 'call-7' })
  expect(run(bundled, sent)).toEqual({ status: 'pending', hash: HASH })
  expect(run(sent, bundled)).toEqual({ status: 'pending', hash: HASH })
})

test('keeps the step that is done when it checks again', () => {
  expect(run(started, step('approving'), step('checking'))).toEqual({
    status: 'checking',
    after: 'approving',
  })
})

test('names the transaction when it fails after sending', () => {
  expect(run(started, failed)).toEqual({ status: 'failed', failure: 'Canceled' })
  expect(run(started, sent, failed)).toEqual({ status: 'failed', failure: 'Canceled', hash: HASH })
})

test('does not start twice while it is under way', () => {
  expect(run(started, step('signing'), started)).toEqual({ status: 'signing' })
  expect(run(sent, started)).toEqual({ status: 'pending', hash: HASH })
})

test('can start again when it has ended', () => {
  expect(run(sent, confirmed, started)).toEqual({ status: 'checking' })
  expect(run(started, failed, started)).toEqual({ status: 'checking' })
})

test('takes up a transaction of an earlier page or another tab', () => {
  expect(run(sent)).toEqual({ status: 'pending', hash: HASH })
})

test('follows the transaction that replaced it in the wallet', () => {
  const other = `0x${'cd'.repeat(32)}` as const
  expect(run(sent, { type: 'sent', hash: other })).toEqual({ status: 'pending', hash: other })
})

test('ignores late events of a transaction that has ended', () => {
  expect(run(sent, confirmed, sent)).toMatchObject({ status: 'confirmed' })
  expect(run(step('signing'))).toEqual({ status: 'idle' })
  expect(run(sent, step('signing'))).toEqual({ status: 'pending', hash: HASH })
})

test('is under way between its start and its end only', () => {
  const states = [run(), run(started), run(sent), run(sent, confirmed), run(failed)]
  expect(states.map(isUnderWay)).toEqual([false, true, true, false, false])
})
