import { beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './withTimeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('returns the result or the error, and leaves no timer running', async () => {
  expect(await withTimeout(Promise.resolve(0n), 1_000)).toBe(0n)
  await expect(withTimeout(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no')
  await Promise.resolve()
  expect(vi.getTimerCount()).toBe(0)
})

test('throws when the result does not arrive in time', async () => {
  const late = expect(withTimeout(new Promise(() => {}), 1_500)).rejects.toThrow(
    'There was no answer within 1.5 s.',
  )
  vi.advanceTimersByTime(1_500)
  await late
})
