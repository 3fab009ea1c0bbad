import { expect, test } from 'vitest'
import { INVITER, USDT } from '../../../test/exampleView.ts'
import { type BuyEvent, type BuyState, buyReducer, initialBuyState, isBusy } from './buyReducer.ts'

const HASH = `0x${'ab'.repeat(32)}` as const
const result = {
  itemId: 1,
  quantity: 1,
  payToken: USDT,
  cost: 1n,
  yesAmount: 1n,
  inviter: INVITER,
  reward: 0n,
} as const
const started: BuyEvent = { type: 'started' }
const sent: BuyEvent = { type: 'sent', hash: HASH }
const confirmed: BuyEvent = { type: 'confirmed', hash: HASH, result }
const step = (name: Extract<BuyEvent, { type: 'step' }>['step']): BuyEvent => ({
  type: 'step',
  step: name,
})
const run = (...events: BuyEvent[]) => events.reduce(buyReducer, initialBuyState)

test('default: checking, switching, approving, signing, pending, confirmed', () => {
  const seen: BuyState['status'][] = []
  const events = [started, step('switching'), step('approving'), step('signing'), sent, confirmed]
  events.reduce((state, event) => {
    const next = buyReducer(state, event)
    seen.push(next.status)
    return next
  }, initialBuyState)
  expect(seen).toEqual(['checking', 'switching', 'approving', 'signing', 'pending', 'confirmed'])
})

test('behavior: a wallet that takes allowance and purchase together: bundling, bundled, pending', () => {
  expect(run(started, step('bundling'))).toEqual({ status: 'bundling' })
  const bundled: BuyEvent = { type: 'bundled', id: 'call-7' }
  expect(run(started, step('bundling'), bundled)).toEqual({ status: 'bundled', id: 'call-7' })
  expect(run(bundled, step('signing'))).toEqual({ status: 'bundled', id: 'call-7' })
  expect(run(bundled, sent)).toEqual({ status: 'pending', hash: HASH })
  expect(run(sent, bundled)).toEqual({ status: 'pending', hash: HASH })
})

test('behavior: what is checked again keeps the step that is done', () => {
  expect(run(started, step('approving'), step('checking'))).toEqual({
    status: 'checking',
    after: 'approving',
  })
})

test('behavior: a rejection in the wallet is canceled, anything else failed', () => {
  expect(run(started, { type: 'failed', failure: { name: 'Canceled' } })).toEqual({ status: 'canceled' })
  const failure = { name: 'SalePaused' } as const
  expect(run(started, { type: 'failed', failure })).toEqual({ status: 'failed', failure })
})

test('behavior: a purchase under way is not started twice', () => {
  expect(run(started, step('signing'), started)).toEqual({ status: 'signing' })
  expect(run(sent, started)).toEqual({ status: 'pending', hash: HASH })
})

test('behavior: after an end another purchase can start', () => {
  expect(run(sent, confirmed, started)).toEqual({ status: 'checking' })
  expect(run(started, { type: 'failed', failure: { name: 'Canceled' } }, started)).toEqual({
    status: 'checking',
  })
})

test('behavior: a purchase of an earlier page or another tab is taken up', () => {
  expect(run(sent)).toEqual({ status: 'pending', hash: HASH })
})

test('behavior: late news of an ended purchase change nothing', () => {
  expect(run(sent, confirmed, sent)).toMatchObject({ status: 'confirmed' })
  expect(run(step('signing'))).toEqual({ status: 'idle' })
  expect(run(sent, step('signing'))).toEqual({ status: 'pending', hash: HASH })
})

test('isBusy: only between the start and the end', () => {
  expect([run(), run(started), run(sent), run(sent, confirmed)].map(isBusy)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
