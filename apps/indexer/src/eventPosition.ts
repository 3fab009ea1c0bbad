import type { Block, Transaction } from 'ponder'

/** Where and when an event happened; `timestamp` in Unix seconds. */
export function eventPosition({ block, transaction }: { block: Block; transaction: Transaction }) {
  return {
    blockNumber: Number(block.number),
    timestamp: Number(block.timestamp),
    transactionHash: transaction.hash,
  }
}
