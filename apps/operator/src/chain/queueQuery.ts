import { withdrawalsPageSchema } from '@foyer/indexer/api'
import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '../app/boot.ts'
import { REFRESH, SALE } from './keys.ts'
import { readIndexer } from './readIndexer.ts'

/** The most that the indexer gives at a time. */
const LIMIT = 100

/** As many waiting withdrawals are read, page by page. */
const MAX_QUEUE = 500

/** Interval between two reads while they do not include the last transaction of the page, in milliseconds. */
const CATCHING_UP = 1_000

export type QueueQueryParameters = Pick<Runtime, 'freshness'> & { indexer: string }

/** Withdrawals that wait to be paid as the indexer lists them, oldest first, up to five hundred. */
export function queueQueryOptions({ indexer, freshness }: QueueQueryParameters) {
  return queryOptions({
    queryKey: [SALE, 'queue', indexer],
    queryFn: async () => {
      const path = `/v1/withdrawals/processing?limit=${LIMIT}`
      let page = await readIndexer(indexer, path, withdrawalsPageSchema)
      const items = [...page.items]
      while (page.nextCursor !== null && items.length < MAX_QUEUE) {
        const cursor = encodeURIComponent(page.nextCursor)
        page = await readIndexer(indexer, `${path}&cursor=${cursor}`, withdrawalsPageSchema)
        items.push(...page.items)
      }
      return { ...page, items }
    },
    refetchInterval: ({ state: { data } }) =>
      data === undefined || freshness.isMet(data.asOf.blockNumber) ? REFRESH : CATCHING_UP,
  })
}
