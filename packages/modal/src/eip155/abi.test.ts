import { encodeAbiParameters, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { decodeText, decodeUint, encodeAddress } from './abi.ts'

const asString = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])

test('encodes an address as one word', () => {
  expect(encodeAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe(
    '000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  )
})

test.each([
  ['0x0', 0n],
  ['0x14d1120d7b160000', 1_500_000_000_000_000_000n],
  [`0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
])('decodes the number %s', (answer, expected) => {
  expect(decodeUint(answer)).toBe(expected)
})

test.each(['0x', '', '12', '0xzz', 7, null, undefined, {}, `0x1${'0'.repeat(64)}`])(
  'throws in decodeUint when %s is not a number',
  (answer) => {
    expect(() => decodeUint(answer)).toThrow('The node answered without a number')
  },
)

test.each(['USDT', 'Tether USD', '人民币', 'a'.repeat(32)])('decodeText: %s', (text) => {
  expect(decodeText(asString(text))).toBe(text)
})

test('decodes a bytes32 text, as old tokens return', () => {
  expect(decodeText(stringToHex('MKR', { size: 32 }))).toBe('MKR')
})

test('decodes a text at its offset, wherever that is', () => {
  const [, length = '', bytes = ''] = asString('USDT').slice(2).match(/.{64}/g) ?? []
  const offset = (value: number) => value.toString(16).padStart(64, '0')
  expect(decodeText(`0x${offset(96)}${'ab'.repeat(64)}${length}${bytes}`)).toBe('USDT')
})

test.each([
  ['a string', asString('0x4d4b52')],
  ['bytes32', stringToHex('0x4d4b52', { size: 32 })],
])('decodes hexadecimal digits of a text in %s', (_, answer) => {
  expect(decodeText(answer)).toBe('MKR')
})

test.each([
  ['bidi characters', asString('US\u202eDT'), 'US DT'],
  ['a text of a megabyte', asString('x'.repeat(1_000_000)), `${'x'.repeat(39)}…`],
  ['a length that lies', `${asString('USDT').slice(0, 66)}${'f'.repeat(64)}5553`, 'US'],
])('decodes hostile text safely: %s', (_, answer, expected) => {
  expect(decodeText(answer)).toBe(expected)
})

test.each(['0x', asString(''), `0x4d4b52${'ff'.repeat(29)}`, 'text', undefined, 7])(
  'returns undefined when %s has no text',
  (answer) => {
    expect(decodeText(answer)).toBeUndefined()
  },
)
