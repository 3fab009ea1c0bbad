import { expect, test } from 'vitest'
import { toStairs } from './toStairs.ts'

const prices = [
  { at: 0, value: 1 },
  { at: 90, value: 2 },
]

test('draws each price until the next one, and extends the last', () => {
  expect(toStairs(prices, 50)).toEqual({
    line: 'M0 55H288V10H320',
    area: 'M0 55H288V10H320V100H0Z',
    marker: { x: 160, y: 55 },
  })
})

test('places the marker at a step, before the first and after the last', () => {
  expect(toStairs(prices, 90).marker).toEqual({ x: 288, y: 10 })
  expect(toStairs(prices, -50).marker).toEqual({ x: 0, y: 55 })
  expect(toStairs(prices, 900).marker).toEqual({ x: 320, y: 10 })
})

test('draws a horizontal line when there is a single price', () => {
  expect(toStairs([{ at: 5, value: 3 }], 5).line).toBe('M0 10H320')
})
