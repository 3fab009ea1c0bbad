import { queryOptions } from '@tanstack/react-query'
import { type Client, type Hash, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { chainKey } from './chainKey.ts'

/** How often a transaction in flight is asked for, in milliseconds. */
export const RECEIPT_INTERVAL = 1_000

/**
 * A transaction's receipt; `null` while it has none. One small request: viem's `waitForTransactionReceipt` reads whole
 * blocks to find replacements, which on a busy chain is megabytes a minute.
 */
export async function findReceipt(client: Client, hash: Hash): Promise<TransactionReceipt | null> {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}

/** A transaction's receipt, asked for until there is one; `null` while there is none. */
export function receiptQueryOptions({ config, client }: Runtime, hash: Hash) {
  return queryOptions({
    queryKey: chainKey(config, 'receipt', hash),
    queryFn: () => findReceipt(client, hash),
    refetchInterval: ({ state }) => (state.data ? false : RECEIPT_INTERVAL),
    // On a phone the wallet is in front while the transaction is mined.
    refetchIntervalInBackground: true,
  })
}
