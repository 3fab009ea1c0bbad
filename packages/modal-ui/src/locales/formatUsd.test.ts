import { expect, test } from 'vitest'
import { formatUsd } from './formatAmount.ts'

test.each([
  [1234.5, 'en', '$1,234.50'],
  [1234.5, 'ru', '1 234,50 $'],
  [1234.5, 'zh-CN', '$1,234.50'],
  [0, 'en', '$0.00'],
  [0.004, 'en', '<$0.01'],
  [0.01, 'en', '$0.01'],
  [1234.5, 'de', '1.234,50 $'],
  [1234.5, 'fr', '1 234,50 $'],
  [1234.5, 'pt-BR', '$ 1.234,50'],
  [1234.5, 'es', '1234,50 $'],
  [1234.5, 'tr', '$1.234,50'],
  // Without the mark that would tear its sign apart.
  [1234.5, 'ar', '1,234.50 US$'],
  [0.004, 'ar', '<0.01 US$'],
] as const)('formats %d in %s as %s', (value, locale, expected) => {
  expect(formatUsd(value, locale).replaceAll(/\s/g, ' ')).toBe(expected)
})
