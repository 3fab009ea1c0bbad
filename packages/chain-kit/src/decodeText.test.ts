import { encodeAbiParameters, type Hex, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { decodeText } from './decodeText.ts'

const string = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])
const atOffset64: Hex = `0x${'40'.padStart(64, '0')}${'0'.repeat(64)}${string('USDT').slice(66)}`

test.each<[string, Hex, string]>([
  ['a string', string('USDT'), 'USDT'],
  ['a string at another offset', atOffset64, 'USDT'],
  ['bytes32', stringToHex('MKR', { size: 32 }), 'MKR'],
  ['digits of a text', string('0x4d4b52'), 'MKR'],
  ['digits of a text with zeros behind', string(stringToHex('MKR', { size: 32 })), 'MKR'],
])('reads %s', (_, answer, text) => {
  expect(decodeText(answer)).toBe(text)
})

test.each([
  ['nothing', '0x'],
  ['an empty text', string('')],
  ['empty bytes32', `0x${'0'.repeat(64)}`],
  ['an offset that leads nowhere', `0x${'f'.repeat(128)}`],
  ['bytes that are no UTF-8', `0x${'f'.repeat(64)}`],
  ['no answer', undefined],
  ['another kind of answer', 7],
])('reads no text of %s', (_, answer) => {
  expect(decodeText(answer)).toBeUndefined()
})
