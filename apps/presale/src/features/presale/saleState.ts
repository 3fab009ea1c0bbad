import type { HomeView } from '../../chain/homeQuery.ts'
import type { PriceStep } from '../../chain/saleQuery.ts'

/** The state of the sale, for everyone. */
export type SaleState = 'soldOut' | 'paused' | 'notStarted' | 'whitelist' | 'public'

/** Returns the state of the sale. A final state comes before one that may change again. */
export function saleState(view: Pick<HomeView, 'items' | 'paused' | 'price' | 'publicOpen'>): SaleState {
  if (isSoldOut(view)) return 'soldOut'
  if (view.paused) return 'paused'
  if (view.price === 0n) return 'notStarted'
  return view.publicOpen ? 'public' : 'whitelist'
}

/** True if nothing is left of any item. */
export const isSoldOut = ({ items }: Pick<HomeView, 'items'>) =>
  items.every(({ available }) => available === 0n)

/** The next moment at which the sale changes by itself, in seconds; `undefined` after the last one. */
export function nextBoundary({
  publicOpen,
  publicOpenAt,
  nextPriceAt,
}: Pick<HomeView, 'publicOpen' | 'publicOpenAt' | 'nextPriceAt'>): number | undefined {
  const moments = [...(publicOpen ? [] : [publicOpenAt]), ...(nextPriceAt > 0n ? [nextPriceAt] : [])]
  return moments.length === 0 ? undefined : Math.min(...moments.map(Number))
}

/** The price in force at a moment, in USD per YES with 18 decimals; 0 before the first step. */
export const priceAt = (steps: readonly PriceStep[], timestamp: bigint) =>
  steps.findLast(({ startsAt }) => startsAt <= timestamp)?.price ?? 0n

/** A view with another price: what somebody who can buy only then sees of the items. */
export function atPrice(view: HomeView, price: bigint): HomeView {
  const items = view.items.map((item) => ({
    ...item,
    unitPriceUsd: (item.yesPerUnit * price + 10n ** 18n - 1n) / 10n ** 18n,
  }))
  return { ...view, price, items }
}
