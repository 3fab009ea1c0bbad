import { expect, test } from 'vitest'
import { formatCountdown, splitCountdown } from './countdown.ts'

test('splits seconds into hours, minutes and seconds, with more than 24 hours', () => {
  expect(splitCountdown(59)).toEqual({ hours: 0, minutes: 0, seconds: 59 })
  expect(splitCountdown(3_599)).toEqual({ hours: 0, minutes: 59, seconds: 59 })
  expect(splitCountdown(100 * 3_600 + 61)).toEqual({ hours: 100, minutes: 1, seconds: 1 })
})

test('returns zero when the time has passed', () => {
  expect(splitCountdown(-5)).toEqual({ hours: 0, minutes: 0, seconds: 0 })
})

test('writes two digits of each part, and no hours in the last hour', () => {
  const write = (seconds: number) =>
    formatCountdown('en', seconds).map(({ unit, digits }) => `${digits} ${unit}`)
  expect(write(100 * 3_600 + 61)).toEqual(['100 hours', '01 minutes', '01 seconds'])
  expect(write(3_600)).toEqual(['01 hours', '00 minutes', '00 seconds'])
  expect(write(3_599)).toEqual(['59 minutes', '59 seconds'])
  expect(write(0)).toEqual(['00 minutes', '00 seconds'])
})
