import { expect, test } from 'vitest'
import { formatUnits, parseAmount } from './parseAmount.ts'

test.each([
  ['1', 1_000_000n],
  ['1.5', 1_500_000n],
  ['1,5', 1_500_000n],
  ['.5', 500_000n],
  ['1.', 1_000_000n],
  ['007', 7_000_000n],
  ['0', 0n],
  [' 2 ', 2_000_000n],
  ['0.000001', 1n],
])('reads %j as an amount', (text, amount) => {
  expect(parseAmount(text, 6)).toBe(amount)
})

test.each([
  '1e18',
  '１２',
  '٣',
  '0x10',
  '-1',
  '+1',
  '1.2.3',
  '1,000.5',
  '1 000',
  '.',
  ',',
  'Infinity',
  '1n',
  '9'.repeat(81),
])('rejects %j as an amount', (text) => {
  expect(parseAmount(text, 18)).toBe('amount')
})

test('rejects more decimals than the token has', () => {
  expect(parseAmount(`0.${'1'.repeat(18)}`, 18)).toBe(111_111_111_111_111_111n)
  expect(parseAmount(`0.${'1'.repeat(19)}`, 18)).toBe('decimals')
})

test('reads nothing typed as no amount', () => {
  expect(parseAmount('', 18)).toBeUndefined()
  expect(parseAmount('  ', 18)).toBeUndefined()
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
