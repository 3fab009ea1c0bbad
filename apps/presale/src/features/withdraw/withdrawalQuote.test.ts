import { expect, test } from 'vitest'
import { withdrawalQuote } from './withdrawalQuote.ts'

const USDT = 10n ** 18n

test('deducts 5 % and 1 USDT from the amount', () => {
  expect(withdrawalQuote(100n * USDT, 18)).toEqual({ fee: 5n * USDT, gasFee: USDT, net: 94n * USDT })
  expect(withdrawalQuote(100_000_000n, 6)).toEqual({ fee: 5_000_000n, gasFee: 1_000_000n, net: 94_000_000n })
})

test('rounds the fee up, so that the parts add up to the amount', () => {
  const amount = 2_000_001n
  const { fee, gasFee, net } = withdrawalQuote(amount, 6)
  expect(fee).toBe(100_001n)
  expect(fee + gasFee + net).toBe(amount)
})

test('returns a net amount of zero when the fees exceed the amount', () => {
  expect(withdrawalQuote(USDT, 18).net).toBe(0n)
  expect(withdrawalQuote(0n, 18)).toEqual({ fee: 0n, gasFee: USDT, net: 0n })
})
