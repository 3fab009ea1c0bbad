import { expect, test } from 'vitest'
import { formatAmount, formatTokenAmount, formatUsd } from './amount.ts'

test('groups the digits and drops trailing zeros', () => {
  expect(formatAmount('en', 1_234_500_000n, { decimals: 6 })).toBe('1,234.5')
})

test('keeps every digit when the amount exceeds the precision of a number', () => {
  const amount = 123_456_789_012_345_678_901_234n
  expect(formatAmount('en', amount, { decimals: 18, maximumFractionDigits: 18 })).toBe(
    '123,456.789012345678901234',
  )
})

test('rounds down by default, and up when asked for the ceiling', () => {
  expect(formatAmount('en', 19_999_999n, { decimals: 6, maximumFractionDigits: 2 })).toBe('19.99')
  expect(formatAmount('en', 19_990_001n, { decimals: 6, maximumFractionDigits: 2, rounding: 'ceil' })).toBe(
    '20',
  )
})

test('formats zero', () => {
  expect(formatAmount('en', 0n, { decimals: 18 })).toBe('0')
})

test('rounds prices up and rewards down beyond the sixth digit', () => {
  expect(formatUsd('en', 120_000_000_000_000_001n)).toBe('$0.120001')
  expect(formatUsd('en', 120_000_900_000_000_000n, 'floor')).toBe('$0.12')
})

test('formats cents and finer prices', () => {
  expect(formatUsd('en', 120_000_000_000_000_000n)).toBe('$0.12')
  expect(formatUsd('en', 123_456_000_000_000_000n)).toBe('$0.123456')
  expect(formatUsd('zh-CN', 25n * 10n ** 18n)).toBe('$25.00')
})

test('keeps a token amount and its symbol on one line', () => {
  const usdt = { decimals: 6, symbol: 'USDT' }
  expect(formatTokenAmount('en', 1_234_500_000n, usdt)).toBe('1,234.5\u00A0USDT')
  expect(formatTokenAmount('ru', 1n, { decimals: 18, symbol: 'BNB' }, 'ceil')).toBe('0,000001\u00A0BNB')
})
