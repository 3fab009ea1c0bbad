import { readNodeError } from '@foyer/chain-kit'
import { type Client, type Hash, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/** Interval between two requests for a transaction in flight, in milliseconds. */
export const RECEIPT_INTERVAL = 1_000

/**
 * A transaction's receipt; `null` while it has none, or while the node is behind and cannot tell. One small request: viem's `waitForTransactionReceipt` reads whole
 * blocks to find replacements, which on a busy chain is megabytes a minute.
 */
export async function findReceipt(client: Client, hash: Hash): Promise<TransactionReceipt | null> {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError || readNodeError(error) === 'behind') return null
    throw error
  }
}
