import { expect, test } from 'vitest'
import { formatRelative, formatUtc } from './time.ts'

const NOW = 1_759_831_200

test.each([
  [10_800, 'in 3 hours'],
  [-86_400, 'yesterday'],
  [172_799, 'tomorrow'],
  [-600, '10 minutes ago'],
  [59, 'in 59 seconds'],
  [0, 'now'],
])('tells a time that is %i seconds away as "%s"', (distance, text) => {
  expect(formatRelative(NOW + distance, NOW)).toBe(text)
})

test('tells a time in UTC, and one beyond every calendar as never', () => {
  expect(formatUtc(NOW + 10_800)).toBe('7 Oct 2025, 13:00 UTC')
  expect(formatUtc(2 ** 48)).toBe('never')
})
