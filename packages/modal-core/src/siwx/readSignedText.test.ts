import { describe, expect, test } from 'vitest'
import { SIGNATURE } from '../test/createFakeAdapter.ts'
import { readSignedText } from './readSignedText.ts'

const HEX = 'ab'.repeat(64)
/** 64 bytes each, those of the second one are zeros. */
const BASE58 = [
  '4C1zHNoVq3Y2G7cgEPKfc1i3wAqkVDo6UkqizFrRAQdwzGJNfc8sTCrPt8GVD829wsuZoCe4K2CjXQUTn96pSKvq',
  '1'.repeat(64),
]
const BASE64 = btoa(String.fromCharCode(...Array.from({ length: 64 }, (_, index) => index)))

describe('readSignedText', () => {
  test.each([
    ['eip155', SIGNATURE],
    ['eip155', '0x'],
    ['solana', BASE58[0]],
    ['solana', BASE58[1]],
    ['bip122', BASE64],
    ['cosmos', BASE64],
    ['polkadot', `0x${HEX}`],
    ['polkadot', `0x01${HEX}00`],
  ] as const)('accepts a signature of %s: %s', (namespace, signature) => {
    expect(readSignedText(namespace, signature)).toEqual({ signature })
  })

  test.each([
    ['eip155', BASE64],
    ['solana', `0x${HEX}`],
    ['solana', `${BASE58[1]}1`],
    ['solana', '0'.repeat(88)],
    ['bip122', `0x${HEX}`],
    ['cosmos', BASE64.slice(0, 80)],
    ['polkadot', HEX],
    ['polkadot', `0x${HEX}abcdef`],
    ['solana', undefined],
    ['solana', null],
    ['solana', { message: 'a' }],
  ] as const)('refuses what is no signature of %s: %s', (namespace, answer) => {
    expect(readSignedText(namespace, answer)).toBeUndefined()
  })

  test('keeps the text that was signed in fact and how, and nothing else', () => {
    const proof = { scheme: 'siws' } as const
    expect(readSignedText('solana', { signature: BASE58[0], message: 'other', proof, more: 1 })).toEqual({
      signature: BASE58[0],
      message: 'other',
      proof,
    })
  })
})
