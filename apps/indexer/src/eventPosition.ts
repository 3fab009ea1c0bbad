import type { Block, Transaction } from 'ponder'

/** Block, time and transaction of an event; `timestamp` in Unix seconds. */
export function eventPosition({ block, transaction }: { block: Block; transaction: Transaction }) {
  return {
    blockNumber: Number(block.number),
    timestamp: Number(block.timestamp),
    transactionHash: transaction.hash,
  }
}
