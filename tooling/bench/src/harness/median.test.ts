import { expect, test } from 'vitest'
import { median } from './median.ts'

test('default', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('behavior: an even number of values has two in the middle', () => {
  expect(median([4, 1, 2, 9])).toBe(3)
})

test('behavior: no values have no median', () => {
  expect(median([])).toBeNaN()
})
