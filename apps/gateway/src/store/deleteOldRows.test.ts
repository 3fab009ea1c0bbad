import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from './createDatabase.ts'
import { deleteOldRows } from './deleteOldRows.ts'
import { DAY_MS } from './keptRows.ts'

const lead: Database['lead'] = (_, task) =>
  task({ signal: new AbortController().signal, hold: async () => {} })

function setup(deleteBefore: (time: Date) => Promise<void>) {
  const log = vi.fn()
  const rows = [{ name: 'events', days: 30, deleteBefore, readOldest: async () => undefined }]
  const task = deleteOldRows({ database: { lead }, rows, log })
  onTestFinished(task.destroy)
  return { log }
}

test('deletes what is older than its days', async () => {
  const deleteBefore = vi.fn(async (_: Date): Promise<void> => {})
  const before = Date.now()
  setup(deleteBefore)
  await vi.waitFor(() => expect(deleteBefore).toHaveBeenCalledTimes(1))
  const age = Date.now() - (deleteBefore.mock.calls[0]?.[0].getTime() ?? 0)
  expect(age).toBeGreaterThanOrEqual(30 * DAY_MS)
  expect(age).toBeLessThanOrEqual(30 * DAY_MS + Date.now() - before)
})

test('says when the database does not answer', async () => {
  const { log } = setup(() => Promise.reject(new Error('down')))
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1))
})
