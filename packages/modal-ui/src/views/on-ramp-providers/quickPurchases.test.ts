import { expect, test } from 'vitest'
import { quickPurchases } from './quickPurchases.ts'

test.each([
  ['30', '10000', ['50', '100', '200']],
  ['4000', '1500000', ['5000', '10000', '20000']],
  ['50', '10000', ['50', '100', '200']],
  ['0.5', '3', ['1', '2']],
  ['60', '90', []],
  ['0', '10', ['1', '2', '5']],
  ['x', '10', []],
])('proposes round amounts between %s and %s', (min, max, expected) => {
  expect(quickPurchases(min, max)).toEqual(expected)
})
