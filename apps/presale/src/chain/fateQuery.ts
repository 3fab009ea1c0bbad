import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Runtime } from '../app/boot.ts'
import { chainKey } from './chainKey.ts'
import type { PendingTopic, PendingTransaction } from './createPendingStore.ts'
import { findFate } from './replacement.ts'

/** How often it is looked at whether a transaction in flight was replaced, in milliseconds. */
export const FATE_INTERVAL = 4_000

/** What became of a transaction in flight besides a receipt: replaced or canceled in the wallet. */
export function fateQueryOptions(
  runtime: Runtime,
  topic: PendingTopic,
  account: Address,
  pending: PendingTransaction,
) {
  return queryOptions({
    queryKey: chainKey(runtime.config, 'fate', topic, account, pending.hash, pending.nonce),
    queryFn: () => findFate(runtime, topic, account, pending),
    refetchInterval: FATE_INTERVAL,
    refetchIntervalInBackground: true,
  })
}
