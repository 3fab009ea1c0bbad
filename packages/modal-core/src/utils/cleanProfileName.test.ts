import { ens_emoji } from '@adraffy/ens-normalize'
import { expect, test } from 'vitest'
import { cleanProfileName } from './cleanProfileName.ts'

test('keeps every emoji that a name in normal form may have', () => {
  const emoji = ens_emoji().map((codes) => String.fromCodePoint(...codes))
  expect(emoji.length).toBeGreaterThan(3_000)
  expect(emoji.filter((one) => cleanProfileName(`${one}a${one}.eth`) !== `${one}a${one}.eth`)).toEqual([])
})

test.each([
  'vitalik.eth.is-the-beginning-of-a-name.alice.eth',
  `${'a'.repeat(251)}.eth`,
  'ví-tiền.eth',
  'น้ำใจ.eth',
  '会社.bnb',
  'Alice Smith',
])('keeps the name %s whole', (name) => {
  expect(cleanProfileName(name)).toBe(name)
})

test.each([
  [`${'a'.repeat(252)}.eth`, undefined],
  ['alice\u200b.eth', 'alice .eth'],
  ['alice\u200d.eth', 'alice .eth'],
  ['\u{1f98a}\u200d.eth', '\u{1f98a} .eth'],
  ['\u{1f3f4}\u{e0067}.eth', '\u{1f3f4} .eth'],
  ['\u202eksa.eth', 'ksa.eth'],
  ['a\u0301\u0300\u0302\u0303\u0304.eth', undefined],
  ['a\u0301\u0301.eth', undefined],
  ['', undefined],
  [undefined, undefined],
  [7, undefined],
])('cleans the name %j to %j', (name, expected) => {
  expect(cleanProfileName(name)).toBe(expected)
})
