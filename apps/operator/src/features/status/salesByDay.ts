import type { DailyTotal } from '@foyer/indexer/api'
import { formatUnits } from 'viem'

/** More bars than these are too thin to see. */
const MAX_DAYS = 90
const DAY = 86_400_000

export type DayOfSales = { day: string; usd: number; items: number }

/** Decimals of a token, by its address in lower case. */
type Decimals = ReadonlyMap<string, number>

/**
 * Sales of each UTC day up to `today`, also of days without any, oldest first. A unit of each token counts as one US
 * dollar, as in the contracts.
 */
export function salesByDay(rows: readonly DailyTotal[], decimals: Decimals, today: string): DayOfSales[] {
  const sums = new Map<string, DayOfSales>()
  for (const { day, payToken, cost, quantity } of rows) {
    const sum = sums.get(day) ?? { day, usd: 0, items: 0 }
    sum.usd += Number(formatUnits(BigInt(cost), decimals.get(payToken) ?? 18))
    sum.items += Number(quantity)
    sums.set(day, sum)
  }
  const days = [...sums.keys()].sort()
  const [first] = days
  if (first === undefined) return []
  const last = Math.max(Date.parse(days.at(-1) ?? first), Date.parse(today))
  const start = Math.max(Date.parse(first), last - (MAX_DAYS - 1) * DAY)
  return Array.from({ length: (last - start) / DAY + 1 }, (_, index) => {
    const day = new Date(start + index * DAY).toISOString().slice(0, 10)
    return sums.get(day) ?? { day, usd: 0, items: 0 }
  })
}
