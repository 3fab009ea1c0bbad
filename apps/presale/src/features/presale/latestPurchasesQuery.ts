import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Address } from 'viem'
import type { Runtime } from '../../app/boot.ts'
import { chainKey } from '../../chain/chainKey.ts'
import { addressField, asOfField, countField, timestampField } from '../../indexer/fields.ts'
import { readIndexer } from '../../indexer/readIndexer.ts'

/** Purchases on the screen. */
const COUNT = 5

/** Milliseconds between two reads: each page waits another time, so that many open pages do not ask at once. */
const [SHORTEST, LONGEST] = [45_000, 75_000]

/** The time before the next read, in milliseconds. */
export const nextRead = (random = Math.random()) => SHORTEST + (LONGEST - SHORTEST) * random

const purchase = v.object({
  id: v.string(),
  buyer: addressField,
  itemId: countField,
  quantity: countField,
  timestamp: timestampField,
})
const schema = v.object({ asOf: asOfField, items: v.array(purchase) })

export type LatestPurchase = {
  id: string
  buyer: Address
  itemId: number
  quantity: number
  /** Seconds. */
  time: number
}

/**
 * The latest purchases of all buyers, newest first, read again about every minute. Only the indexer has them.
 *
 * @param isSeen whether they are on the screen: else nobody asks for them again
 */
export function latestPurchasesQueryOptions(runtime: Runtime, isSeen: boolean) {
  return queryOptions({
    queryKey: chainKey(runtime.config, 'latestPurchases'),
    queryFn: async ({ signal }) => {
      const { items } = await readIndexer(runtime, {
        path: `/v1/purchases?limit=${COUNT}`,
        schema,
        signal,
      })
      return items.map(
        ({ id, buyer, itemId, quantity, timestamp }): LatestPurchase => ({
          id,
          buyer,
          itemId,
          quantity,
          time: timestamp,
        }),
      )
    },
    enabled: runtime.config.endpoints.indexer !== undefined,
    refetchInterval: isSeen && (() => nextRead()),
    staleTime: SHORTEST,
  })
}
