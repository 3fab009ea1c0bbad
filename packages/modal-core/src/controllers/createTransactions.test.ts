import { expect, test } from 'vitest'
import { createEmitter } from '../utils/createEmitter.ts'
import { createRouter } from './createRouter.ts'
import { createTransactions } from './createTransactions.ts'

function setup() {
  const router = createRouter({ events: createEmitter() })
  const transactions = createTransactions({ router })
  router.open({ view: 'Account' })
  return { router, transactions }
}

test('default: the newest comes off first', () => {
  const { transactions } = setup()
  const [one, two] = [{}, {}]
  transactions.begin(one)
  transactions.begin(two)
  expect(transactions.pop()).toBe(two)
  expect([one, two].map(transactions.has)).toEqual([true, false])
  expect(transactions.pop()).toBe(one)
  expect(transactions.pop()).toBeUndefined()
})

test('behavior: leaving a view takes what it and the views above it wait for, newest first', () => {
  const { router, transactions } = setup()
  const [below, here, above] = [{}, {}, {}]
  transactions.begin(below)
  router.push({ view: 'Networks' })
  transactions.begin(here)
  router.push({ view: 'SwitchNetwork', caipNetworkId: 'eip155:56' })
  transactions.begin(above)
  expect(transactions.leave(3)).toEqual([])
  const left = transactions.leave(1)
  expect([left[0] === above, left[1] === here, left.length]).toEqual([true, true, 2])
  expect(transactions.has(below)).toBe(true)
})
