import { expect, test } from 'vitest'
import { createReserved, isLabel, suggestLabels } from './label.ts'

test.each(['alice', 'dev-wallet', '0x00', 'a'.repeat(63)])('takes %s', (label) => {
  expect(isLabel(label)).toBe(true)
})

test.each([
  'abc',
  'a'.repeat(64),
  'Alice',
  'аlice',
  'ali\u200bce',
  'ali.ce',
  'al ice',
  '-alice',
  'alice-',
  'xn--alice',
  'ali--ce',
  '',
])('takes %j for no label', (label) => {
  expect(isLabel(label)).toBe(false)
})

test('reserves labels, the operator’s own and what looks like one of them', () => {
  const isReserved = createReserved(['house'])
  for (const label of ['admin', 'adm1n', 'admln', 'supp0rt', '5upport', 'f0yer', 'house', 'h0u5e'])
    expect(isReserved(label), label).toBe(true)
  for (const label of ['alice', 'administer', 'dev-wallet']) expect(isReserved(label), label).toBe(false)
})

test('suggests five labels that can be had', () => {
  expect(suggestLabels('alice')).toEqual(['alice', 'alice-1', 'alice-wallet', 'the-alice', 'alice-2'])
  expect(suggestLabels('bob')).toEqual(['bob-1', 'bob-wallet', 'the-bob', 'bob-2', 'bob-3'])
  expect(suggestLabels('bob-')).toEqual(suggestLabels('bob'))
  expect(suggestLabels('a'.repeat(63))).toEqual(['a'.repeat(63)])
  for (const text of ['аlice', 'xn--alice', '', '-']) expect(suggestLabels(text)).toEqual([])
})
