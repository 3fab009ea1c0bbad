import { expect, test } from 'vitest'
import { splitCountdown } from './countdown.ts'

test('splits seconds into hours, minutes and seconds, with more than 24 hours', () => {
  expect(splitCountdown(59)).toEqual({ hours: 0, minutes: 0, seconds: 59 })
  expect(splitCountdown(3_599)).toEqual({ hours: 0, minutes: 59, seconds: 59 })
  expect(splitCountdown(100 * 3_600 + 61)).toEqual({ hours: 100, minutes: 1, seconds: 1 })
})

test('returns zero when the time has passed', () => {
  expect(splitCountdown(-5)).toEqual({ hours: 0, minutes: 0, seconds: 0 })
})
