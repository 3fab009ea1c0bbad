import type { QueryClient } from '@tanstack/react-query'
import type { TransactionReceipt } from 'viem'
import type { Runtime } from '../app/boot.ts'
import { chainKey } from './chainKey.ts'

/** Reads everything of the chain again after a transaction of this page, from nothing older than its block. */
export function afterReceipt(
  { config, freshness }: Pick<Runtime, 'config' | 'freshness'>,
  queryClient: QueryClient,
  { blockNumber }: Pick<TransactionReceipt, 'blockNumber'>,
) {
  freshness.require(blockNumber)
  void queryClient.invalidateQueries({ queryKey: chainKey(config) })
}
