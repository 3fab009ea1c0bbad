import { expect, test } from 'vitest'
import { planQueue, type Waiting } from './planQueue.ts'

const USDT = '0x55d398326f99059fF775485246999027B3197955'
const USDC = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'

const waiting = (id: number, token: string, timestamp: number): Waiting => ({
  id: String(id),
  token: token.toLowerCase(),
  timestamp,
  user: `0x${'ab'.repeat(20)}`,
  amount: '100',
  net: '90',
})

const items = [waiting(1, USDT, 100), waiting(2, USDC, 100), waiting(3, USDT, 500)]

test('plans one batch for each token, oldest first and without a delay, for the keeper', () => {
  expect(planQueue({ items, now: 500, isKeeper: true })).toEqual([
    { token: USDT, ids: [1, 3] },
    { token: USDC, ids: [2] },
  ])
})

test('plans withdrawals for other accounts once they are ten minutes old', () => {
  expect(planQueue({ items, now: 699, isKeeper: false })).toEqual([])
  expect(planQueue({ items, now: 700, isKeeper: false })).toEqual([
    { token: USDT, ids: [1] },
    { token: USDC, ids: [2] },
  ])
})

test('plans at most 200 withdrawals a batch', () => {
  const many = Array.from({ length: 201 }, (_, index) => waiting(index + 1, USDT, 0))
  const sizes = planQueue({ items: many, now: 0, isKeeper: true }).map(({ ids }) => ids.length)
  expect(sizes).toEqual([200, 1])
})
