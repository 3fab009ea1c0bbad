import { expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'

test.each([
  [0n, 18, '0'],
  [1_500_000_000_000_000_000n, 18, '1.5'],
  [1_999_999_999_999_999_999n, 18, '1.999999'],
  [1n, 18, '<0.000001'],
  [1n, 6, '0.000001'],
  [1_234_567_890n, 6, '1,234.56789'],
  [12n, 1, '1.2'],
  [9_007_199_254_740_993_000_000n, 6, '9,007,199,254,740,993'],
  [1n, 255, '<0.000001'],
])('formats %s with %s decimals', (amount, decimals, expected) => {
  expect(formatAmount(amount, decimals, 'en')).toBe(expected)
})

test('formats an amount in the given locale', () => {
  expect(formatAmount(1_234_500_000n, 6, 'ru')).toBe('1\u00a0234,5')
})
