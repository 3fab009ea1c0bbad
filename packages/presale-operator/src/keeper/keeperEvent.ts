import type { Address } from 'viem'
import type { Batch } from './planBatches.ts'
import type { BatchOutcome } from './settleBatch.ts'

export type KeeperEvent =
  | { type: 'batch'; batch: Batch; outcome: BatchOutcome }
  /**
   * Withdrawals of a batch that were not paid: the vault has paid them already, the token refuses, or the endpoint shows
   * no reason, as while its nodes are of different height.
   */
  | { type: 'unpaid'; token: Address; paidByOthers: number[]; refused: number[]; unexplained: number[] }
  | { type: 'waiting'; nonce: number }
  | { type: 'replacing'; nonce: number; feePercent: bigint }
  | { type: 'lowBalance'; balance: bigint }
  | { type: 'failure'; error: unknown; retryIn: number }
