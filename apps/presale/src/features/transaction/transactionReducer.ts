import type { Hash, TransactionReceipt } from 'viem'
import type { Failure } from '../../chain/toFailure.ts'

/** One transaction, from the click that starts it to its receipt. */
export type TransactionState =
  | { status: 'idle' }
  /** Asking the chain whether it would accept it. */
  | { status: 'checking' }
  | { status: 'switching' }
  /** The wallet asks its owner. */
  | { status: 'signing' }
  /** Sent, and not yet in a block. */
  | { status: 'pending'; hash: Hash }
  | { status: 'confirmed'; receipt: TransactionReceipt }
  | { status: 'failed'; failure: Failure }

export type TransactionEvent =
  | { type: 'step'; step: 'checking' | 'switching' | 'signing' }
  /** The wallet sent it, here or in another tab, or before a reload. */
  | { type: 'sent'; hash: Hash }
  | { type: 'confirmed'; receipt: TransactionReceipt }
  | { type: 'failed'; failure: Failure }
  | { type: 'reset' }

export const initialTransactionState: TransactionState = { status: 'idle' }

/** Whether it is under way, so that another one must wait. */
export function isUnderWay({ status }: TransactionState) {
  return status !== 'idle' && status !== 'confirmed' && status !== 'failed'
}

export function transactionReducer(state: TransactionState, event: TransactionEvent): TransactionState {
  switch (event.type) {
    case 'step':
      return state.status === 'pending' ? state : { status: event.step }
    case 'sent':
      return state.status === 'confirmed' && state.receipt.transactionHash === event.hash
        ? state
        : { status: 'pending', hash: event.hash }
    case 'confirmed':
      return { status: 'confirmed', receipt: event.receipt }
    case 'failed':
      return { status: 'failed', failure: event.failure }
    case 'reset':
      return initialTransactionState
  }
}
