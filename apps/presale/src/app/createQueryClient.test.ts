import { expect, test } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { retryDelay } from './retryPolicy.ts'

test('a failed fetch is tried again 3 times', () => {
  expect(createQueryClient().getDefaultOptions().queries?.retry).toBe(3)
})

test('the delay doubles from 1 s up to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1e3, 2e3, 4e3, 8e3, 16e3, 30e3, 30e3])
  expect(createQueryClient().getDefaultOptions().queries?.retryDelay).toBe(retryDelay)
})

test('unused data is dropped after 5 minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(5 * 60 * 1000)
})
