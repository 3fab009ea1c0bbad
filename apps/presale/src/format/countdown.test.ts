import { expect, test } from 'vitest'
import { splitCountdown } from './countdown.ts'

test('hours, minutes and seconds; hours may exceed 24', () => {
  expect(splitCountdown(59)).toEqual({ hours: 0, minutes: 0, seconds: 59 })
  expect(splitCountdown(3_599)).toEqual({ hours: 0, minutes: 59, seconds: 59 })
  expect(splitCountdown(100 * 3_600 + 61)).toEqual({ hours: 100, minutes: 1, seconds: 1 })
})

test('behavior: a moment that has passed is zero', () => {
  expect(splitCountdown(-5)).toEqual({ hours: 0, minutes: 0, seconds: 0 })
})
