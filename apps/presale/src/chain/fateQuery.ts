import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Runtime } from '../app/boot.ts'
import { chainKey } from './chainKey.ts'
import type { PendingTransaction } from './createPendingStore.ts'
import { findFate } from './replacement.ts'

/** How often it is looked at whether a transaction in flight was replaced, in milliseconds. */
const INTERVAL = 4_000

/** What became of a purchase in flight besides a receipt: replaced or canceled in the wallet. */
export function fateQueryOptions(runtime: Runtime, account: Address, pending: PendingTransaction) {
  return queryOptions({
    queryKey: chainKey(runtime.config, 'fate', account, pending.hash, pending.nonce),
    queryFn: () => findFate(runtime, account, pending),
    refetchInterval: INTERVAL,
    refetchIntervalInBackground: true,
  })
}
