import { repeatAsLeader } from '@foyer/server-kit'
import type { GatewayLog } from '../http/types.ts'
import type { Database } from './createDatabase.ts'
import { endOf, type KeptRows } from './keptRows.ts'

const HOUR_MS = 60 * 60_000

export type DeleteOldRowsParameters = {
  database: Pick<Database, 'lead'>
  rows: readonly KeptRows[]
  log: GatewayLog
}

/** Deletes what is past its days, now and each hour, each kind in one of all processes on one database. */
export function deleteOldRows({ database, rows, log }: DeleteOldRowsParameters) {
  const roles = rows.map(({ name, days, deleteBefore }) =>
    repeatAsLeader({
      database,
      name: `delete ${name}`,
      everyMs: HOUR_MS,
      run: () => deleteBefore(endOf({ days })),
      onError: () => log('warn', 'rows.kept', { rows: name }),
    }),
  )
  return {
    async destroy() {
      await Promise.all(roles.map((role) => role.destroy()))
    },
  }
}
