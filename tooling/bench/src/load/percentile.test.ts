import { describe, expect, test } from 'vitest'
import { percentile } from './percentile.ts'

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  test('returns 99 as the 99th percentile of 1 to 100', () => {
    expect(percentile(hundred, 99)).toBe(99)
    expect(percentile(hundred, 50)).toBe(50)
    expect(percentile(hundred, 100)).toBe(100)
  })

  test('returns the largest of few values, and NaN without values', () => {
    expect(percentile([3, 1, 2], 99)).toBe(3)
    expect(percentile([], 99)).toBeNaN()
  })
})
