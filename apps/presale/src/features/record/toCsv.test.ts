import { expect, test } from 'vitest'
import { toCsv } from './toCsv.ts'

test('default: a byte order mark, commas, line ends of RFC 4180', () => {
  expect(
    toCsv([
      ['Time', 'Amount'],
      ['2025-10-07T13:00:00Z', '120.5'],
    ]),
  ).toBe('\ufeffTime,Amount\r\n2025-10-07T13:00:00Z,120.5\r\n')
})

test('behavior: commas, quotes and line breaks are quoted', () => {
  expect(toCsv([['a,b', 'say "yes"', 'two\nlines']])).toBe('\ufeff"a,b","say ""yes""","two\nlines"\r\n')
})

test('behavior: what a spreadsheet would run is text', () => {
  expect(toCsv([['=1+1', '@SUM(A1)', '+1', '-cmd', '-1.5']])).toBe("\ufeff'=1+1,'@SUM(A1),'+1,'-cmd,-1.5\r\n")
})
