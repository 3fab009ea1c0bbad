import { expect, test } from 'vitest'
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
  ['5.', 5n * UNIT],
])('reads %j', (text, amount) => {
  expect(read(text)).toEqual({ status: 'valid', amount })
})

test.each([
  '1e18',
  '-5',
  '+5',
  '0x10',
  '1.2.3',
  '.',
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

test.each([
  ['en', '1,000', 'tooMuch'],
  ['vi', '1.000', 'tooMuch'],
  ['id', '1.000', 'tooMuch'],
  ['ru', '1\u00A0000', 'tooMuch'],
  ['en', '1,000.5', 'tooMuch'],
])('reads a thousand as %s prints it: %s', (locale, text, status) => {
  expect(read(text, locale)).toEqual({ status })
})

test('accepts the decimal sign of the language as well as the point', () => {
  expect(read('2,5', 'ru')).toEqual({ status: 'valid', amount: (25n * UNIT) / 10n })
  expect(read('2.5', 'ru')).toEqual({ status: 'valid', amount: (25n * UNIT) / 10n })
})

test('refuses what could be either of two amounts, with both', () => {
  expect(read('2.500', 'ru')).toEqual({
    status: 'ambiguous',
    readings: [2_500n * UNIT, (25n * UNIT) / 10n],
  })
})
