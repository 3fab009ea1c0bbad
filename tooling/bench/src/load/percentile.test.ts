import { describe, expect, test } from 'vitest'
import { percentile } from './percentile.ts'

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  test('default: 99 of the values 1 to 100 are at most 99', () => {
    expect(percentile(hundred, 99)).toBe(99)
    expect(percentile(hundred, 50)).toBe(50)
    expect(percentile(hundred, 100)).toBe(100)
  })

  test('behavior: of few values the 99th percentile is the largest; of none there is none', () => {
    expect(percentile([3, 1, 2], 99)).toBe(3)
    expect(percentile([], 99)).toBeNaN()
  })
})
