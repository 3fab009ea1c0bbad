import { expect, test } from 'vitest'
import { fromBase58, toBase58 } from './base58.ts'

test.each([
  ['', ''],
  ['00', '1'],
  ['0000287fb4cd', '11233QC4'],
  ['48656c6c6f20576f726c6421', '2NEpo7TZRRrLZSi2U'],
])('encodes %s as %s and decodes it again', (hex, text) => {
  expect(toBase58(Buffer.from(hex, 'hex'))).toBe(text)
  expect(Buffer.from(fromBase58(text)).toString('hex')).toBe(hex)
})

test('throws when a character is not a digit of base 58', () => {
  expect(() => fromBase58('0')).toThrow('0 is no digit of base58.')
})
