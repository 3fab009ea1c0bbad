import { expect, test } from 'vitest'
import { formatAge } from './age.ts'

test.each([
  [0, 'this minute'],
  [59_999, 'this minute'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [7_300_000, '2 hours ago'],
  [86_399_999, '23 hours ago'],
  [47 * 3_600_000, '1 day ago'],
])('formats %i ms as %s', (age, text) => {
  expect(formatAge('en', age)).toBe(text)
})
