import { expect, test } from 'vitest'
import { exampleView, unboundProfile } from '../../../test/exampleView.ts'
import { findBlocker } from './findBlocker.ts'

const order = { balance: 10n, cost: 10n, whitelisted: false }

test('default: nothing stands in the way, also when the balance is spent to the last unit', () => {
  expect(findBlocker(exampleView(), order)).toBeUndefined()
})

test('behavior: paused, not started', () => {
  expect(findBlocker(exampleView({ paused: true }), order)).toEqual({ name: 'SalePaused' })
  expect(findBlocker(exampleView({ price: 0n }), order)).toEqual({ name: 'SaleNotStarted' })
})

test('behavior: before the opening only whitelisted users can buy', () => {
  const view = exampleView({ publicOpen: false })
  expect(findBlocker(view, order)).toEqual({ name: 'NotWhitelisted' })
  expect(findBlocker(view, { ...order, whitelisted: true })).toBeUndefined()
})

test('behavior: an invitation code must be bound; that is not asked of who could not buy anyway', () => {
  const profile = unboundProfile
  expect(findBlocker(exampleView({ profile }), order)).toEqual({ name: 'NotBound' })
  expect(findBlocker(exampleView({ profile, publicOpen: false }), order)).toEqual({ name: 'NotWhitelisted' })
})

test('behavior: a balance that is one unit short', () => {
  expect(findBlocker(exampleView(), { ...order, balance: 9n })).toEqual({ name: 'InsufficientBalance' })
})
