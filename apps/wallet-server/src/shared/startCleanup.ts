import type { Database, Log } from '@foyer/server-kit'
import { deleteExpired, HOUR_MS } from './deleteExpired.ts'
import { deleteOldAudit } from './deleteOldAudit.ts'
import { DAY_MS } from './deletion.ts'

export type StartCleanupParameters = {
  database: Pick<Database, 'lead' | 'background'>
  /** Tables whose rows expire. */
  tables: readonly { deleteExpired: (now: Date) => PromiseLike<unknown> }[]
  /** Days for which the audit is kept. */
  auditDays: number
  /** Work of each minute, after the deletion of what has expired. */
  everyMinute?: () => Promise<unknown>
  /** Work of each hour, after the deletion of the old audit. */
  everyHour?: (now: Date) => Promise<unknown>
  log: Log
}

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Deletes each minute what has expired, and each hour the audit that is older than it is kept. */
export function startCleanup({
  database,
  tables,
  auditDays,
  everyMinute,
  everyHour,
  log,
}: StartCleanupParameters) {
  const expired = deleteExpired({
    database,
    name: 'delete expired',
    async remove(now) {
      // One after the other: together they would take the connections of requests.
      for (const table of tables) await table.deleteExpired(now)
      await everyMinute?.()
    },
    log,
  })
  const old = deleteExpired({
    database,
    name: 'delete old',
    everyMs: HOUR_MS,
    async remove(now) {
      await deleteOldAudit(database.background, daysBefore(now, auditDays))
      await everyHour?.(now)
    },
    log,
  })
  return {
    async destroy() {
      await Promise.all([expired.destroy(), old.destroy()])
    },
  }
}
