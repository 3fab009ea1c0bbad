import { expect, test } from 'vitest'
import { cleanName } from './cleanName.ts'

test.each([
  ['MetaMask', 'MetaMask'],
  ['  Two   Words\n', 'Two Words'],
  ['Trust Wallet', 'Trust'],
  ['Trust Wallet Pro', 'Trust Wallet Pro'],
  ['\u202eksaMateM', 'ksaMateM'],
  ['Meta\u200bMask', 'Meta Mask'],
  ['\u0000\u0007', undefined],
  ['', undefined],
  [undefined, undefined],
  [{ toString: (): string => 'x' }, undefined],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['\u3164\u115f\u2800 \uffa0', undefined],
  ['Meta\u3164Mask', 'Meta Mask'],
  ['\u0301\ufe0f', undefined],
  [`M${'\u0301'.repeat(4)}ask`, undefined],
  ['Ví Tiền', 'Ví Tiền'],
  ['น้ำใจ', 'น้ำใจ'],
  ['🦊', '🦊'],
  ['👩‍🚀 Wallet', '👩‍🚀 Wallet'],
  ['…', '…'],
])('cleans the name %j to %j', (name, expected) => {
  expect(cleanName(name)).toBe(expected)
})

test('shortens a name of 100,000 characters to 39 and an ellipsis', () => {
  expect(cleanName('a'.repeat(100_000))).toBe(`${'a'.repeat(39)}…`)
  expect(cleanName('a'.repeat(40))).toBe('a'.repeat(40))
})

test('keeps a character of two code units whole', () => {
  expect(cleanName('🦊'.repeat(60))).toBe(`${'🦊'.repeat(39)}…`)
})
