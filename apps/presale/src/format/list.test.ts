import { expect, test } from 'vitest'
import { formatList } from './list.ts'

test.each([
  ['en', 'Fragment and Badge'],
  ['zh-CN', 'Fragment 和 Badge'],
  ['ja', 'Fragment、Badge'],
  ['th', 'Fragment และ Badge'],
])('formats a list in %s: %s', (locale, list) => {
  expect(formatList(locale, ['Fragment', 'Badge'])).toBe(list)
})
