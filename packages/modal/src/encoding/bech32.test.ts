import { bech32, bech32m } from '@scure/base'
import { expect, test } from 'vitest'
import { fromBech32 } from './bech32.ts'

const PREFIXES = ['cosmos', 'osmo', 'a', 'with1digits']
const LENGTHS = [0, 1, 2, 3, 4, 5, 20, 32]

test.each(PREFIXES)(
  'reads what @scure/base writes with the prefix %s, and nothing with one letter changed',
  (prefix) => {
    for (const length of LENGTHS) {
      const bytes = crypto.getRandomValues(new Uint8Array(length))
      const text = bech32.encode(prefix, bech32.toWords(bytes))
      expect(fromBech32(text)).toEqual({ prefix, bytes })
      for (let index = 0; index < text.length; index++) {
        const wrong = `${text.slice(0, index)}${text[index] === 'q' ? 'p' : 'q'}${text.slice(index + 1)}`
        expect(fromBech32(wrong)).toBeUndefined()
        expect(bech32.decodeUnsafe(wrong)).toBeUndefined()
      }
    }
  },
)

test('reads no other form', () => {
  const words = bech32.toWords(new Uint8Array(21).fill(7))
  const text = bech32.encode('cosmos', words)
  const odd = bech32.encode('cosmos', [...words.slice(0, -1), (words.at(-1) ?? 0) | 1])
  const long = bech32.encode('cosmos', bech32.toWords(new Uint8Array(60)), false)
  const forms = [
    bech32m.encode('cosmos', words),
    text.toUpperCase(),
    text.slice(6),
    odd,
    long,
    '',
    '1',
    'cosmos1',
  ]
  for (const form of forms) expect(fromBech32(form)).toBeUndefined()
  expect(fromBech32('1'.repeat(1_000_000))).toBeUndefined()
})
