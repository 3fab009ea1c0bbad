import { repeatAsLeader } from '@foyer/server-kit'
import type { Logger } from '../http/log.ts'
import type { Database } from './createDatabase.ts'
import type { Store } from './createStore.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

export type DeleteOldEventsParameters = {
  database: Pick<Database, 'lead'>
  store: Pick<Store, 'deleteEventsBefore'>
  logger: Pick<Logger, 'warn'>
  days: number
}

/** Deletes events past their days, now and each hour, in one of all processes on one database. */
export const deleteOldEvents = ({ database, store, logger, days }: DeleteOldEventsParameters) =>
  repeatAsLeader({
    ...{ database, name: 'delete events', everyMs: HOUR_MS },
    run: () => store.deleteEventsBefore(new Date(Date.now() - days * DAY_MS)),
    onError: () => logger.warn({}, 'old events could not be deleted'),
  })
