import { type DailyTotal, dailyTotalsPageSchema, summarySchema, totalsSchema } from '@foyer/indexer/api'
import { queryOptions } from '@tanstack/react-query'
import { REFRESH, SALE } from './keys.ts'
import { readIndexer } from './readIndexer.ts'

/** The most that the indexer gives at a time. */
const LIMIT = 100

/** As many rows of days are read, page by page: with two items and two tokens, more than half a year. */
const MAX_ROWS = 1_000

export type Sales = Awaited<ReturnType<typeof readSales>>

/** Numbers that only the indexer has counted: sales by token and day, buyers, and rewards that were paid. */
export function salesQueryOptions(indexer: string) {
  return queryOptions({
    queryKey: [SALE, 'sales', indexer],
    queryFn: () => readSales(indexer),
    refetchInterval: REFRESH,
    retry: false,
  })
}

async function readSales(indexer: string) {
  const [totals, summary, days] = await Promise.all([
    readIndexer(indexer, '/v1/totals', totalsSchema),
    readIndexer(indexer, '/v1/summary', summarySchema),
    readDays(indexer),
  ])
  return { totals: totals.items, buyers: summary.buyers, rewards: summary.rewards, days, asOf: summary.asOf }
}

async function readDays(indexer: string) {
  const path = `/v1/totals/daily?limit=${LIMIT}`
  let page = await readIndexer(indexer, path, dailyTotalsPageSchema)
  const rows: DailyTotal[] = [...page.items]
  while (page.nextCursor !== null && rows.length < MAX_ROWS) {
    const cursor = encodeURIComponent(page.nextCursor)
    page = await readIndexer(indexer, `${path}&cursor=${cursor}`, dailyTotalsPageSchema)
    rows.push(...page.items)
  }
  return rows
}
