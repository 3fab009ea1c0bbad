import { expect, test } from 'vitest'
import { median } from './median.ts'

test('returns the value in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('returns the mean of the two values in the middle of an even number of values', () => {
  expect(median([4, 1, 2, 9])).toBe(3)
})

test('returns NaN without values', () => {
  expect(median([])).toBeNaN()
})
