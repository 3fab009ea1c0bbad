import { DownloadError } from '@foyer/site-kit/http'
import { HttpRequestError } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { retryDelay } from './retryPolicy.ts'

afterEach(() => vi.restoreAllMocks())

test('retries a failed request 3 times', () => {
  expect(createQueryClient().getDefaultOptions().queries?.retry).toBe(3)
})

test('doubles the delay from 1 s up to 30 s', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect([0, 1, 2, 3, 4, 5, 6].map((attempt) => retryDelay(attempt))).toEqual([
    1e3, 2e3, 4e3, 8e3, 16e3, 30e3, 30e3,
  ])
  expect(createQueryClient().getDefaultOptions().queries?.retryDelay).toBe(retryDelay)
})

test('waits another time by a fifth on each page', () => {
  const random = vi.spyOn(Math, 'random')
  expect([0, 0.5, 0.9999].map((value) => Math.round(random.mockReturnValue(value) && retryDelay(0)))).toEqual(
    [800, 1_000, 1_200],
  )
})

test.each<[what: string, error: Error]>([
  ['a download', new DownloadError('busy', { retryAfter: 7 })],
  [
    'a node',
    new Error('failed', {
      cause: new HttpRequestError({
        url: 'http://node.example',
        headers: new Headers({ 'retry-after': '7' }),
      }),
    }),
  ],
])('waits as long as the server of %s says, and never less', (_, error) => {
  const random = vi.spyOn(Math, 'random')
  expect(Math.round(random.mockReturnValue(0) && retryDelay(0, error))).toBe(7_000)
  expect(Math.round(random.mockReturnValue(0.9999) && retryDelay(0, error))).toBe(8_400)
})

test('drops unused data after 5 minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(5 * 60 * 1000)
})
