import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from './createDatabase.ts'
import type { Store } from './createStore.ts'
import { deleteOldEvents } from './deleteOldEvents.ts'

const DAY_MS = 24 * 60 * 60_000

const lead: Database['lead'] = (_, task) =>
  task({ signal: new AbortController().signal, hold: async () => {} })

function setup(deleteEventsBefore: Store['deleteEventsBefore']) {
  const warn = vi.fn()
  const task = deleteOldEvents({
    database: { lead },
    store: { deleteEventsBefore },
    logger: { warn },
    days: 30,
  })
  onTestFinished(task.destroy)
  return { warn }
}

test('deletes what is older than its days', async () => {
  const deleteEventsBefore = vi.fn(async (_: Date): Promise<void> => {})
  const before = Date.now()
  setup(deleteEventsBefore)
  await vi.waitFor(() => expect(deleteEventsBefore).toHaveBeenCalledTimes(1))
  const age = Date.now() - (deleteEventsBefore.mock.calls[0]?.[0].getTime() ?? 0)
  expect(age).toBeGreaterThanOrEqual(30 * DAY_MS)
  expect(age).toBeLessThanOrEqual(30 * DAY_MS + Date.now() - before)
})

test('says when the database does not answer', async () => {
  const { warn } = setup(() => Promise.reject(new Error('down')))
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
})
