import { expect, test } from 'vitest'
import { bothReadings, formatTyped, worthOf } from './typedAmount.ts'

test.each([
  ['1.5', 'en', '1.5 BNB'],
  ['1,5', 'en', '1.5 BNB'],
  ['1.5', 'ru', '1,5 BNB'],
  [' .5 ', 'en', '0.5 BNB'],
  ['1.', 'en', '1 BNB'],
  ['1234567.123456789012345678', 'en', '1,234,567.123456789012345678 BNB'],
] as const)('formats %j in %s as %s', (typed, locale, expected) => {
  expect(formatTyped(typed, { symbol: 'BNB' }, locale)).toBe(expected)
})

test('writes both readings of an amount that could be either', () => {
  expect(bothReadings('1.000', 18, 'ru')).toEqual(['1000', '1'])
  expect(bothReadings('1.250', 18, 'ru')).toEqual(['1250', '1,25'])
})

test.each([
  ['1.000', 'vi', '1.000 BNB'],
  ['1,000', 'en', '1,000 BNB'],
  ['1,000', 'ru', '1 BNB'],
  ['1.234,5', 'de', '1.234,5 BNB'],
  ['1234.5', 'de', '1.234,5 BNB'],
  ['1.000', 'tr', '1.000 BNB'],
  ['١٢٫٥', 'ar', '12.5 BNB'],
  ['١٬٢٣٤', 'ar', '1,234 BNB'],
] as const)('formats %j as %s reads it', (typed, locale, expected) => {
  expect(formatTyped(typed, { symbol: 'BNB' }, locale)).toBe(expected)
})

test.each([
  ['1.5', 600, '$900.00'],
  ['1,5', 600, '$900.00'],
  ['0.000001', 600, '<$0.01'],
  ['', 600, undefined],
  ['.', 600, undefined],
  ['1e18', 600, undefined],
  ['१२', 600, undefined],
  ['1', undefined, undefined],
] as const)('%j at a price of %j is worth %j', (typed, price, expected) => {
  expect(worthOf(typed, price, 'en')).toBe(expected)
})
