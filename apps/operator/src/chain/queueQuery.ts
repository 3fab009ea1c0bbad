import { withdrawalsPageSchema } from '@foyer/indexer/api'
import { queryOptions } from '@tanstack/react-query'
import { REFRESH, SALE } from './keys.ts'
import { readIndexer } from './readIndexer.ts'

/** The most that the indexer gives at a time. */
const LIMIT = 100

/** As many waiting withdrawals are read, page by page. */
const MAX_QUEUE = 500

/** Withdrawals that wait to be paid as the indexer lists them, oldest first, up to five hundred. */
export function queueQueryOptions(indexer: string) {
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
    refetchInterval: REFRESH,
  })
}
