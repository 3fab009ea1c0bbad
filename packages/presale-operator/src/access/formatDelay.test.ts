import { expect, test } from 'vitest'
import { formatDelay } from './formatDelay.ts'

test.each([
  [0, 'none'],
  [1, '1 second'],
  [10, '10 seconds'],
  [60, '1 minute'],
  [5_400, '90 minutes'],
  [86_400, '1 day'],
  [172_800, '2 days'],
])('formats %s seconds as %s', (seconds, text) => {
  expect(formatDelay(seconds)).toBe(text)
})
