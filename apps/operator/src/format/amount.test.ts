import { expect, test } from 'vitest'
import { formatAmount, formatDuration, formatUsd } from './amount.ts'

test('formats amounts exactly to the last digit, zero included', () => {
  expect(formatAmount(1_234_500_000n, 6)).toBe('1,234.5')
  expect(formatAmount(1n, 18)).toBe('0.000000000000000001')
  expect(formatAmount(0n, 18)).toBe('0')
})

test('formats cents and finer prices', () => {
  expect(formatUsd(60n * 10n ** 18n)).toBe('$60.00')
  expect(formatUsd(65n * 10n ** 15n)).toBe('$0.065')
})

test('formats durations of more than 24 hours', () => {
  expect(formatDuration(90_061)).toBe('25 h 01 m 01 s')
  expect(formatDuration(0)).toBe('00 h 00 m 00 s')
})
