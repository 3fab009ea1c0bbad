import { expect, test } from 'vitest'
import { exampleView, unboundProfile } from '../../../test/exampleView.ts'
import { findBlocker } from './findBlocker.ts'

const order = { balance: 10n, cost: 10n, whitelisted: false, binds: false }

test('finds nothing when the balance equals the cost', () => {
  expect(findBlocker(exampleView(), order)).toBeUndefined()
})

test('blocks when the sale is paused or has not started', () => {
  expect(findBlocker(exampleView({ paused: true }), order)).toEqual({ name: 'SalePaused' })
  expect(findBlocker(exampleView({ price: 0n }), order)).toEqual({ name: 'SaleNotStarted' })
})

test('blocks users who are not whitelisted before the public opening', () => {
  const view = exampleView({ publicOpen: false })
  expect(findBlocker(view, order)).toEqual({ name: 'NotWhitelisted' })
  expect(findBlocker(view, { ...order, whitelisted: true })).toBeUndefined()
})

test('asks for an invitation code only when nothing else prevents the purchase', () => {
  const profile = unboundProfile
  expect(findBlocker(exampleView({ profile }), order)).toEqual({ name: 'NotBound' })
  expect(findBlocker(exampleView({ profile, publicOpen: false }), order)).toEqual({ name: 'NotWhitelisted' })
})

test('asks for no invitation code that the purchase enters', () => {
  const view = exampleView({ profile: unboundProfile })
  expect(findBlocker(view, { ...order, binds: true })).toBeUndefined()
})

test('blocks when the balance is one unit short', () => {
  expect(findBlocker(exampleView(), { ...order, balance: 9n })).toEqual({ name: 'InsufficientBalance' })
})
