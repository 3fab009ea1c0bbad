import { expect, test } from 'vitest'
import { listParts } from './listParts.ts'

test.each([
  ['en', 'Fragment, Badge, and YES'],
  ['th', 'Fragment Badge และ YES'],
  ['ja', 'Fragment、Badge、YES'],
])('joins elements with room around words: %s', (locale, expected) => {
  const parts = listParts(locale, ['Fragment', 'Badge', 'YES'])
  expect(parts.map(({ value }) => value).join('')).toBe(expected)
  expect(parts.filter(({ type }) => type === 'element')).toHaveLength(3)
})

test('gives the only word between two elements room', () => {
  expect(
    listParts('th', ['Fragment', 'Badge'])
      .map(({ value }) => value)
      .join(''),
  ).toBe('Fragment และ Badge')
})
