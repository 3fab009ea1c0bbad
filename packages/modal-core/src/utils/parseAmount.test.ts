import { expect, test } from 'vitest'
import { formatUnits, parseAmount, writeAmount } from './parseAmount.ts'

const LANGUAGES = [
  'en',
  'zh-CN',
  'zh-TW',
  'id',
  'vi',
  'ja',
  'ko',
  'th',
  'ru',
  'es',
  'pt-BR',
  'fr',
  'de',
  'tr',
  'ar',
]
/** Of a dapp's own. Their amounts are printed in other digits. */
const OTHERS = ['ar-EG', 'fa', 'my', 'de-CH', 'pl']
const UNIT = 1_000_000n

test.each([
  ['1', UNIT],
  ['1.5', 1_500_000n],
  ['1,5', 1_500_000n],
  ['.5', 500_000n],
  ['1.', UNIT],
  ['007', 7n * UNIT],
  ['0', 0n],
  [' 2 ', 2n * UNIT],
  ['0.000001', 1n],
  ['0,500', 500_000n],
  ['0.500', 500_000n],
  ['1234,567', 1_234_567_000n],
  ['1,000.5', 1_000_500_000n],
  ['1.000,5', 1_000_500_000n],
  ['1,000,000', 1_000_000n * UNIT],
  ['1.000.000', 1_000_000n * UNIT],
  ['1 000', 1_000n * UNIT],
  ['1\u00A0000\u202F000,25', 1_000_000_250_000n],
  ['1 234,567', 1_234_567_000n],
  ["1'000.5", 1_000_500_000n],
  ['１，０００．５', 1_000_500_000n],
  ['１２３４．５', 1_234_500_000n],
  ["1'234.5", 1_234_500_000n],
  ['1.234,5', 1_234_500_000n],
  ['\u200e\u20661.5\u2069\u200b', 1_500_000n],
])('reads %j in every language', (text, amount) => {
  for (const language of LANGUAGES) expect(parseAmount(text, 6, language), language).toBe(amount)
})

test.each([
  ['en', '1,000', 1_000n * UNIT],
  ['en', '10,000', 10_000n * UNIT],
  ['en', '1.000', UNIT],
  ['ja', '1,000', 1_000n * UNIT],
  ['vi', '1.000', 1_000n * UNIT],
  ['vi', '1,000', UNIT],
  ['id', '10.000', 10_000n * UNIT],
  ['ru', '1,000', UNIT],
  ['de', '1.234,5', 1_234_500_000n],
  ['de', '1.000', 1_000n * UNIT],
  ['fr', '1\u202f234,5', 1_234_500_000n],
  ['tr', '1.234,5', 1_234_500_000n],
  ['pt-BR', '1.000', 1_000n * UNIT],
  ['es', '1.000', 1_000n * UNIT],
  ['ar', '1,000', 1_000n * UNIT],
  ['ar', '١٬٢٣٤٫٥', 1_234_500_000n],
  ['ar', '٠٫٥', 500_000n],
  ['ar', '١٫٥٠٠', 1_500_000n],
  ['ar-MA', '١٫٥٠٠', 1_500_000n],
  ['fa', '۱٬۲۳۴٬۵۶۷٫۵', 1_234_567_500_000n],
  ['ar', '۱۲', 12n * UNIT],
  ['ar-MA', '١٬٢٣٤٫٥', 1_234_500_000n],
  ['th', '๑๒.๕', 12_500_000n],
])('reads thousands in %s by its own signs: %s', (language, text, amount) => {
  expect(parseAmount(text, 6, language)).toBe(amount)
})

test('refuses what could be either, with both readings, where the sign is none of the language', () => {
  expect(parseAmount('1.000', 6, 'ru')).toEqual({ readings: [1_000n * UNIT, UNIT] })
  expect(parseAmount('12.345', 6, 'ru')).toEqual({ readings: [12_345n * UNIT, 12_345_000n] })
})

test.each([...LANGUAGES, ...OTHERS])('reads what %s prints, and what it writes into a form', (language) => {
  for (const amount of [0n, 1n, 1_500_000n, UNIT, 1_234_000n, 1_000n * UNIT, 1_234_567_891n, 10n ** 15n]) {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
    const printed = format.format(formatUnits(amount, 6) as `${number}`)
    expect(parseAmount(printed, 6, language), printed).toBe(amount)
    const written = writeAmount(amount, 6, language)
    expect(parseAmount(written, 6, language), written).toBe(amount)
  }
})

test.each([
  '1e18',
  '٣',
  '0x10',
  '-1',
  '+1',
  '1.2.3',
  '1,00,000',
  '10000,000.5',
  '1.000,000.5',
  '1,000.000.5',
  '12 34',
  '.',
  ',',
  'Infinity',
  '1n',
  '9'.repeat(81),
  '1 000 00',
  '1,'.repeat(3),
])('rejects %j as an amount', (text) => {
  expect(parseAmount(text, 18, 'en')).toBe('amount')
})

test.each([
  '١٬٥',
  '١٬٥٠',
  '١٬٥٠٠٠',
  '١٬٢٣٤٬٥',
  '1٬5',
  '١٫٥٠٠٫٠٠٠',
  '١٫٥٠٠٬٠٠٠',
  '1.500٫000',
  '1,500٫000',
  '1٫500.000',
])('refuses %j in Arabic: its signs mean one thing each', (text) => {
  for (const language of ['ar', 'ar-EG', 'ar-MA', 'fa'])
    expect(parseAmount(text, 6, language), language).toBe('amount')
})

test.each(['10⁶', '1²', '2₅', '①', '1½', '½', '⒈5', '1。5', '1、5', '1،5'])(
  'refuses %j, whose characters are no digits or no signs of an amount',
  (text) => {
    for (const language of [...LANGUAGES, ...OTHERS])
      expect(parseAmount(text, 6, language), language).toBe('amount')
  },
)

test('reads no digits of other scripts, and no signs', () => {
  for (const text of ['१२', '1٫5', '๑']) expect(parseAmount(text, 18, 'de'), text).toBe('amount')
  expect(parseAmount('๑', 18, 'ar')).toBe('amount')
})

test.each(['en_US', 'klingon!', ''])('reads amounts as in English where the language is %j', (locale) => {
  expect(parseAmount('1,000', 6, locale)).toBe(1_000n * UNIT)
  expect(writeAmount(1_500_000n, 6, locale)).toBe('1.5')
})

test('rejects more decimals than the token has', () => {
  expect(parseAmount(`0.${'1'.repeat(18)}`, 18, 'en')).toBe(111_111_111_111_111_111n)
  expect(parseAmount(`0.${'1'.repeat(19)}`, 18, 'en')).toBe('decimals')
  expect(parseAmount('1.005', 2, 'ru')).toBe('decimals')
})

test('reads nothing typed as no amount', () => {
  expect(parseAmount('', 18, 'en')).toBeUndefined()
  expect(parseAmount('  ', 18, 'en')).toBeUndefined()
})

test.each([
  [0n, '0'],
  [1n, '0.000001'],
  [1_500_000n, '1.5'],
  [1_000_000n, '1'],
  [100_000_000n, '100'],
])('writes %s units as %s', (amount, text) => {
  expect(formatUnits(amount, 6)).toBe(text)
})
