import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import type { OpenWithdrawal } from '../vault/vaultLedger.ts'
import { planBatches } from './planBatches.ts'

const [usdt, usdc, user] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`) as [
  Address,
  Address,
  Address,
]

const withdrawal = (id: number, token = usdt, requestedAt = 100): OpenWithdrawal => ({
  id,
  token,
  requestedAt,
  user,
  amount: 20n,
  fee: 1n,
})

const plan = (open: OpenWithdrawal[], overrides: Partial<Parameters<typeof planBatches>[0]> = {}) =>
  planBatches({ open, now: 200, delay: 15, batchSize: 200, retryAt: new Map(), ...overrides })

test('plans nothing when nothing is due', () => {
  expect(plan([])).toEqual([])
})

test('plans batches of one token each, oldest withdrawal first', () => {
  expect(plan([withdrawal(3), withdrawal(2, usdc), withdrawal(1)])).toEqual([
    { token: usdt, ids: [1, 3] },
    { token: usdc, ids: [2] },
  ])
})

test('puts 200 withdrawals into a batch at most', () => {
  const open = Array.from({ length: 401 }, (_, index) => withdrawal(index + 1))
  const batches = plan(open)
  expect(batches.map(({ ids }) => ids.length)).toEqual([200, 200, 1])
  expect(batches.flatMap(({ ids }) => ids)).toEqual(open.map(({ id }) => id))
})

describe('a withdrawal waits', () => {
  test('until its delay has passed', () => {
    expect(plan([withdrawal(1)], { now: 114 })).toEqual([])
    expect(plan([withdrawal(1)], { now: 115 })).toHaveLength(1)
  })

  test('until it may be tried again', () => {
    const retryAt = new Map([[1, 300]])
    expect(plan([withdrawal(1), withdrawal(2)], { retryAt })).toEqual([{ token: usdt, ids: [2] }])
    expect(plan([withdrawal(1)], { retryAt, now: 300 })).toHaveLength(1)
  })
})
