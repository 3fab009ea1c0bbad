import { type Database, repeatAsLeader } from '@foyer/server-kit'
import type { Log } from './log.ts'

const MINUTE_MS = 60_000

export type DeleteExpiredParameters = {
  database: Pick<Database, 'lead'>
  remove: (now: Date) => Promise<unknown>
  log: Log
}

/** Runs `remove` now and each minute, in one of all processes on one database. */
export const deleteExpired = ({ database, remove, log }: DeleteExpiredParameters) =>
  repeatAsLeader({
    ...{ database, name: 'delete expired', everyMs: MINUTE_MS },
    run: () => remove(new Date()),
    onError: () => log('warn', 'expired.kept'),
  })
