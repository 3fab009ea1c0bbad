import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from './cache.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout'] })
  // The cache takes a start of 0 for none.
  vi.advanceTimersByTime(1)
})
afterEach(() => void vi.useRealTimers())

function setup(options: { staleMs?: number } = {}) {
  let reads = 0
  const read = vi.fn(async (key: string) => `${key}${++reads}`)
  return { read, cache: createCache({ max: 10, freshMs: 1_000, read, ...options }) }
}

test('shares one read among callers, and keeps its answer while it is fresh', async () => {
  const { cache, read } = setup()
  expect(await Promise.all([cache.get('a'), cache.get('a')])).toEqual(['a1', 'a1'])
  expect(await cache.get('a')).toBe('a1')
  vi.advanceTimersByTime(1_001)
  expect(await cache.get('a')).toBe('a2')
  expect(read).toHaveBeenCalledTimes(2)
})

test('gives a stale answer out while it reads again, up to its time', async () => {
  const { cache } = setup({ staleMs: 5_000 })
  await cache.get('a')
  vi.advanceTimersByTime(2_000)
  expect(await cache.get('a')).toBe('a1')
  await vi.waitFor(async () => expect(await cache.get('a')).toBe('a2'))
  vi.advanceTimersByTime(7_000)
  expect(await cache.get('a')).toBe('a3')
})

test('reads again when it is forced to', async () => {
  const { cache } = setup({ staleMs: 5_000 })
  await cache.get('a')
  expect(await cache.get('a', { force: true })).toBe('a2')
})

test('keeps no failure', async () => {
  const { cache, read } = setup()
  read.mockRejectedValueOnce(new Error('down'))
  await expect(cache.get('a')).rejects.toThrow('down')
  expect(await cache.get('a')).toBe('a1')
})

test('gives a stale answer out when reading fails, while its time lasts', async () => {
  const { cache, read } = setup({ staleMs: 5_000 })
  await cache.get('a')
  vi.advanceTimersByTime(2_000)
  read.mockRejectedValue(new Error('down'))
  expect(await cache.get('a')).toBe('a1')
  vi.advanceTimersByTime(5_000)
  await expect(cache.get('a')).rejects.toThrow('down')
})
