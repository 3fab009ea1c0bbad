import { describe, expect, test } from 'vitest'
import { readAmount } from './readAmount.ts'

const UNIT = 10n ** 18n
const read = (text: string, locale = 'en', decimals = 18) =>
  readAmount(text, { decimals, locale, least: (10_527n * UNIT) / 10_000n, most: 100n * UNIT })

test.each([
  ['12.5', (125n * UNIT) / 10n],
  ['100', 100n * UNIT],
  [' 2 ', 2n * UNIT],
  ['１２', 12n * UNIT],
  ['2.000000000000000001', 2n * UNIT + 1n],
])('reads %j', (text, amount) => {
  expect(read(text)).toEqual({ status: 'valid', amount })
})

test.each([
  '1e18',
  '-5',
  '+5',
  '0x10',
  '1,000',
  '1.2.3',
  '.5',
  '5.',
  'ten',
  '∞',
  '2.0000000000000000001',
  '9'.repeat(10_240),
])('refuses %j as no amount', (text) => {
  expect(read(text)).toEqual({ status: 'invalid' })
})

test.each(['0.0000001', '0', '1.05'])('refuses %j as below the minimum', (text) => {
  expect(read(text)).toEqual({ status: 'tooSmall' })
})

test('refuses an amount above the balance', () => {
  expect(read('100.000000000000000001')).toEqual({ status: 'tooMuch' })
})

test('reads blank text as empty', () => {
  expect(read('  ')).toEqual({ status: 'empty' })
})

describe('decimal sign', () => {
  test('accepts the decimal sign of the language as well as the point', () => {
    expect(read('2,5', 'ru')).toEqual({ status: 'valid', amount: (25n * UNIT) / 10n })
    expect(read('2.5', 'ru')).toEqual({ status: 'valid', amount: (25n * UNIT) / 10n })
  })

  test('refuses thousands separators', () => {
    expect(read('1,000.5', 'en')).toEqual({ status: 'invalid' })
    expect(read('1.000,5', 'ru')).toEqual({ status: 'invalid' })
  })
})
