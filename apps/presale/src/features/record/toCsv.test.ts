import { expect, test } from 'vitest'
import { toCsv } from './toCsv.ts'

test('writes a byte order mark, commas and the line endings of RFC 4180', () => {
  expect(
    toCsv([
      ['Time', 'Amount'],
      ['2025-10-07T13:00:00Z', '120.5'],
    ]),
  ).toBe('\ufeffTime,Amount\r\n2025-10-07T13:00:00Z,120.5\r\n')
})

test('quotes values with commas, quotes or line breaks', () => {
  expect(toCsv([['a,b', 'say "yes"', 'two\nlines']])).toBe('\ufeff"a,b","say ""yes""","two\nlines"\r\n')
})

test('escapes values that a spreadsheet would run as a formula', () => {
  expect(toCsv([['=1+1', '@SUM(A1)', '+1', '-cmd', '-1.5']])).toBe("\ufeff'=1+1,'@SUM(A1),'+1,'-cmd,-1.5\r\n")
})
