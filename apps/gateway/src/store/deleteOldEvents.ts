import type { Logger } from '../http/log.ts'
import type { Store } from './createStore.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

export type DeleteOldEventsParameters = {
  store: Pick<Store, 'deleteEventsBefore'>
  logger: Pick<Logger, 'warn'>
  days: number
}

/** Deletes events past their days, now and each hour. Returns what stops it. */
export function deleteOldEvents({ store, logger, days }: DeleteOldEventsParameters): () => void {
  async function run() {
    try {
      await store.deleteEventsBefore(new Date(Date.now() - days * DAY_MS))
    } catch {
      logger.warn({}, 'old events could not be deleted')
    }
  }
  void run()
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
