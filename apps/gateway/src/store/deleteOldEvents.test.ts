import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Store } from './createStore.ts'
import { deleteOldEvents } from './deleteOldEvents.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HOUR_MS = 60 * 60_000

function setup(deleteEventsBefore = vi.fn(async (_: Date): Promise<void> => {})) {
  const warn = vi.fn()
  const store = { deleteEventsBefore } as unknown as Pick<Store, 'deleteEventsBefore'>
  const stop = deleteOldEvents({ store, logger: { warn }, days: 30 })
  const limits = () => deleteEventsBefore.mock.calls.map(([time]) => Date.now() - time.getTime())
  return { deleteEventsBefore, limits, stop, warn }
}

test('deletes what is older than its days, at once and each hour, until it is stopped', () => {
  const { deleteEventsBefore, limits, stop } = setup()
  expect(limits()).toEqual([30 * 24 * HOUR_MS])
  vi.advanceTimersByTime(HOUR_MS)
  expect(limits().at(-1)).toBe(30 * 24 * HOUR_MS)
  expect(deleteEventsBefore).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(HOUR_MS)
  expect(deleteEventsBefore).toHaveBeenCalledTimes(2)
})

test('says when the database does not answer, and tries again', async () => {
  const { deleteEventsBefore, warn } = setup(vi.fn(() => Promise.reject(new Error('down'))))
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(warn).toHaveBeenCalledTimes(2)
  expect(deleteEventsBefore).toHaveBeenCalledTimes(2)
})
