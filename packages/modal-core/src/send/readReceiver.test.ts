import { expect, test } from 'vitest'
import { ADDRESS } from '../test/createFakeAdapter.ts'
import { readReceiver } from './readReceiver.ts'

const read = (text: string) => readReceiver(text, () => ADDRESS)

test.each([
  ADDRESS,
  ADDRESS.toLowerCase(),
  `0x${ADDRESS.slice(2).toUpperCase()}`,
  ` ${ADDRESS}\n`,
  `\u2066${ADDRESS}\u2069`,
  `\u200b ${ADDRESS}\u200e`,
])('reads %j as an address', (text) => {
  expect(read(text)).toEqual({ kind: 'address', address: ADDRESS })
})

test('rejects letters in both cases that are not those of the checksum', () => {
  expect(read(ADDRESS.replace('F', 'f'))).toEqual({ kind: 'invalid', code: 'checksum' })
})

test('rejects the zero address', () => {
  expect(read(`0x${'0'.repeat(40)}`)).toEqual({ kind: 'invalid', code: 'zeroAddress' })
})

test.each(['alice.bnb', 'alice.eth', 'a.b.c.eth', '人民币.bnb'])('reads %j as a name', (name) => {
  expect(read(name)).toEqual({ kind: 'name', name })
})

test.each(['Alice.BNB', 'alice．bnb', 'alice。bnb', ' alice｡bnb', '\u202aalice.bnb\u202c'])(
  'reads %j as the name alice.bnb',
  (text) => {
    expect(read(text)).toEqual({ kind: 'name', name: 'alice.bnb' })
  },
)

test.each([
  'alice',
  '0x12',
  `${ADDRESS}0`,
  'alice.',
  '.bnb',
  'a..b',
  'al ice.bnb',
  '../secret.json',
  'a/b.bnb',
  `${'a'.repeat(252)}.bnb`,
])('rejects %j as a receiver', (text) => {
  expect(read(text)).toEqual({ kind: 'invalid', code: 'receiver' })
})

test('reads nothing typed as no receiver', () => {
  expect(read('  ')).toEqual({ kind: 'none' })
})
