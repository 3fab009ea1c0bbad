import { repeatAsLeader } from '@foyer/server-kit'
import type { Logger } from '../http/log.ts'
import type { Database } from './createDatabase.ts'
import { endOf, type KeptRows } from './keptRows.ts'

const HOUR_MS = 60 * 60_000

export type DeleteOldRowsParameters = {
  database: Pick<Database, 'lead'>
  rows: readonly KeptRows[]
  logger: Pick<Logger, 'warn'>
}

/** Deletes what is past its days, now and each hour, each kind in one of all processes on one database. */
export function deleteOldRows({ database, rows, logger }: DeleteOldRowsParameters) {
  const roles = rows.map(({ name, days, deleteBefore }) =>
    repeatAsLeader({
      database,
      name: `delete ${name}`,
      everyMs: HOUR_MS,
      run: () => deleteBefore(endOf({ days })),
      onError: () => logger.warn({ rows: name }, 'old rows could not be deleted'),
    }),
  )
  return {
    async destroy() {
      await Promise.all(roles.map((role) => role.destroy()))
    },
  }
}
