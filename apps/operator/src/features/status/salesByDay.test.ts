import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { salesByDay } from './salesByDay.ts'

const USDT = `0x${'1'.repeat(40)}` as const
const SIX = `0x${'2'.repeat(40)}` as const
const decimals = new Map([
  [USDT, 18],
  [SIX, 6],
])
const row = (day: string, payToken: Address, cost: string, quantity = '1') => ({
  day,
  payToken,
  cost,
  quantity,
  itemId: 1,
  purchases: 1,
  yesAmount: '0',
  reward: '0',
})

test('adds up tokens of any decimals for each day, with the days between, oldest first', () => {
  const rows = [
    row('2025-10-08', SIX, '5500000', '3'),
    row('2025-10-08', USDT, '2000000000000000000'),
    row('2025-10-06', USDT, '1000000000000000000'),
  ]
  expect(salesByDay(rows, decimals, '2025-10-09')).toEqual([
    { day: '2025-10-06', usd: 1, items: 1 },
    { day: '2025-10-07', usd: 0, items: 0 },
    { day: '2025-10-08', usd: 7.5, items: 4 },
    { day: '2025-10-09', usd: 0, items: 0 },
  ])
})

test('shows the last ninety days, and none without sales', () => {
  const days = salesByDay([row('2025-01-01', USDT, '1')], decimals, '2025-12-31')
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([90, '2025-10-03', '2025-12-31'])
  expect(salesByDay([], decimals, '2025-12-31')).toEqual([])
})
