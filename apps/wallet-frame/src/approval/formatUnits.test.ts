import { expect, test } from 'vitest'
import { formatUnits, roundUp } from './formatUnits.ts'

test.each([
  [0n, 18, 'en', '0'],
  [1n, 18, 'en', '0.000000000000000001'],
  [1_500_000_000_000_000_001n, 18, 'en', '1.500000000000000001'],
  [1_234_567_000_000n, 6, 'en', '1,234,567'],
  [1_234_567_890_000n, 6, 'ru', '1\u00a0234\u00a0567,89'],
  [12_345n, 0, 'ja', '12,345'],
  [
    2n ** 256n - 1n,
    36,
    'en',
    '115,792,089,237,316,195,423,570,985,008,687,907,853,269.984665640564039457584007913129639935',
  ],
])('%s with %i decimals in %s is %s', (amount, decimals, locale, expected) => {
  expect(formatUnits(amount, decimals, locale)).toBe(expected)
})

test.each([
  [0n, 0n],
  [7n, 7n],
  [123n, 130n],
  [1_200n, 1_200n],
  [9_901n, 10_000n],
])('%s is about %s', (amount, expected) => {
  expect(roundUp(amount)).toBe(expected)
})
