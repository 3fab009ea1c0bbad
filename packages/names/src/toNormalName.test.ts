import { ens_emoji, ens_normalize } from '@adraffy/ens-normalize'
import { expect, test } from 'vitest'
import { toNormalName } from './toNormalName.ts'

test.each([
  ['Alice.bnb', 'alice.bnb'],
  [' alice.BNB\n', 'alice.bnb'],
  ['alice．bnb', 'alice.bnb'],
  ['\u200e\u2068alice.bnb\u2069', 'alice.bnb'],
  ['alice。bnb', 'alice.bnb'],
  ['alice｡bnb', 'alice.bnb'],
  ['ＡＬＩＣＥ.bnb', 'alice.bnb'],
  ['Straße.eth', 'straße.eth'],
  ['rené.eth', 'rené.eth'],
  ['ali\u200bce.bnb', 'alice.bnb'],
  ['1⃣.eth', '1⃣.eth'],
  ['❤️.eth', '❤.eth'],
  [`${'a'.repeat(251)}.eth`, `${'a'.repeat(251)}.eth`],
])('normalizes %j to %j', (text, name) => {
  expect(toNormalName(text)).toBe(name)
})

test.each([
  '',
  '.',
  'alice.',
  'alice..bnb',
  'al ice.bnb',
  'al_ice.bnb',
  'аlice.bnb',
  'ali\u202ece.bnb',
  '<b>.bnb',
  `${'a'.repeat(252)}.eth`,
])('takes %j for no name', (text) => {
  expect(toNormalName(text)).toBeUndefined()
})

test('normalizes every emoji as the reference implementation does', () => {
  const emoji = ens_emoji().map((codes) => `${String.fromCodePoint(...codes)}.eth`)
  expect(emoji.length).toBeGreaterThan(3_000)
  expect(emoji.filter((name) => toNormalName(name) !== ens_normalize(name))).toEqual([])
})
