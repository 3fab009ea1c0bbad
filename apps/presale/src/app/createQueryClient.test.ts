import { expect, test } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { retryDelay } from './retryPolicy.ts'

test('retries a failed request 3 times', () => {
  expect(createQueryClient().getDefaultOptions().queries?.retry).toBe(3)
})

test('doubles the delay from 1 s up to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1e3, 2e3, 4e3, 8e3, 16e3, 30e3, 30e3])
  expect(createQueryClient().getDefaultOptions().queries?.retryDelay).toBe(retryDelay)
})

test('drops unused data after 5 minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(5 * 60 * 1000)
})
