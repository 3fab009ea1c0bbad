import { expect, test } from 'vitest'
import { PLAIN_CSV, toCsv } from './csv.ts'

const ROWS = [
  ['Time', 'Amount', 'Token'],
  ['2025-10-07T13:00:00Z', { decimal: '1120.5' }, 'USDT'],
]

test.each(['en', 'zh-CN', 'zh-TW', 'ja', 'ko', 'th'])(
  'writes a byte order mark, commas and the line endings of RFC 4180 in %s',
  (locale) => {
    const lines = 'Time,Amount,Token\r\n2025-10-07T13:00:00Z,1120.5,USDT\r\n'
    expect(toCsv(ROWS, locale)).toBe(`\ufeff${lines}`)
  },
)

test.each(['id', 'vi', 'ru'])(
  'writes semicolons between cells and a comma before decimals in %s',
  (locale) => {
    const lines = 'Time;Amount;Token\r\n2025-10-07T13:00:00Z;1120,5;USDT\r\n'
    expect(toCsv(ROWS, locale)).toBe(`\ufeff${lines}`)
  },
)

test('quotes values with the separator, quotes or line breaks', () => {
  const row = ['a,b', 'c;d', 'say "yes"', 'two\nlines']
  expect(toCsv([row], 'en')).toBe('\ufeff"a,b",c;d,"say ""yes""","two\nlines"\r\n')
  expect(toCsv([row], 'ru')).toBe('\ufeffa,b;"c;d";"say ""yes""";"two\nlines"\r\n')
})

test.each(['12345E67', '00123456', '3-4', '0x12'])('keeps every character of the code %s', (code) => {
  expect(toCsv([[{ verbatim: code }]], 'en')).toBe(`\ufeff"=""${code}"""\r\n`)
})

test('keeps all digits of an amount that a number of a spreadsheet would cut', () => {
  const decimal = '0.123456789012345678'
  expect(toCsv([[{ decimal }]], 'en')).toBe(`\ufeff"=""${decimal}"""\r\n`)
  expect(toCsv([[{ decimal }]], 'vi')).toBe('\ufeff"=""0,123456789012345678"""\r\n')
  expect(toCsv([[{ decimal: '123456789.012345' }]], 'en')).toBe('\ufeff123456789.012345\r\n')
})

test('escapes values that a spreadsheet would run as a formula', () => {
  expect(toCsv([['=1+1', '@SUM(A1)', '+1', '-cmd', { decimal: '-1.5' }]], 'en')).toBe(
    "\ufeff'=1+1,'@SUM(A1),'+1,'-cmd,-1.5\r\n",
  )
})

test('writes each value as it is for programs', () => {
  expect(PLAIN_CSV.line(['a,b', { verbatim: '00123456' }, { decimal: '0.123456789012345678' }])).toBe(
    '"a,b",00123456,0.123456789012345678\n',
  )
})
