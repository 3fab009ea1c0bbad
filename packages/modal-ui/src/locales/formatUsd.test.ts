import { expect, test } from 'vitest'
import { formatUsd } from './formatAmount.ts'

test.each([
  [1234.5, 'en', '$1,234.50'],
  [1234.5, 'ru', '1 234,50 $'],
  [1234.5, 'zh-CN', '$1,234.50'],
  [0, 'en', '$0.00'],
  [0.004, 'en', '<$0.01'],
  [0.01, 'en', '$0.01'],
] as const)('formats %d in %s as %s', (value, locale, expected) => {
  expect(formatUsd(value, locale).replaceAll(/\s/g, ' ')).toBe(expected)
})
