import { type Database, type Log, repeatAsLeader } from '@foyer/server-kit'

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

export type DeleteExpiredParameters = {
  database: Pick<Database, 'lead'>
  /** Of the work: two of one name are never done at once. */
  name: string
  remove: (now: Date) => Promise<unknown>
  /** In milliseconds. Default a minute. */
  everyMs?: number
  log: Log
}

/** Runs `remove` now and again and again, in one of all processes on one database. */
export const deleteExpired = ({
  database,
  name,
  remove,
  everyMs = MINUTE_MS,
  log,
}: DeleteExpiredParameters) =>
  repeatAsLeader({
    database,
    name,
    everyMs,
    run: () => remove(new Date()),
    onError: () => log('warn', 'expired.kept'),
  })
