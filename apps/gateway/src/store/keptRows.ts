import type { GatewayConfig } from '../config.ts'
import type { Store } from './createStore.ts'

export const DAY_MS = 24 * 60 * 60_000

/** Rows that are kept for some days. */
export type KeptRows = {
  /** `events`, or `blocks` and the chain. */
  name: string
  days: number
  /** The time of the oldest row. */
  readOldest: () => Promise<Date | undefined>
  deleteBefore: (time: Date) => Promise<void>
}

export function listKeptRows(
  { analyticsDays, chains }: Pick<GatewayConfig, 'analyticsDays' | 'chains'>,
  store: Pick<Store, 'deleteEventsBefore' | 'deleteBlocksBefore' | 'readFirstEvent' | 'readFirstBlock'>,
): KeptRows[] {
  const blocks = Object.entries(chains).flatMap(([chain, { history }]): KeptRows[] =>
    history?.provider === 'blocks' && history.keepDays !== undefined
      ? [
          {
            name: `blocks ${chain}`,
            days: history.keepDays,
            readOldest: async () => (await store.readFirstBlock(chain))?.time,
            deleteBefore: (time) => store.deleteBlocksBefore(chain, time),
          },
        ]
      : [],
  )
  const events = {
    name: 'events',
    days: analyticsDays,
    readOldest: store.readFirstEvent,
    deleteBefore: store.deleteEventsBefore,
  }
  return [events, ...blocks]
}

/** Before when rows are deleted. */
export const endOf = ({ days }: Pick<KeptRows, 'days'>) => new Date(Date.now() - days * DAY_MS)
