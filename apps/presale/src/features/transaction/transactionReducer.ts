import type { Hash } from 'viem'
import type { Failure } from '../../chain/toFailure.ts'
import type { FollowedEvent } from './useOutcome.ts'

/** One transaction, from the click that starts it to its receipt. */
export type TransactionState<result = unknown> =
  | { status: 'idle' }
  /** Asking the chain whether it would accept it. */
  | { status: 'checking' }
  | { status: 'switching' }
  /** The wallet asks its owner. */
  | { status: 'signing' }
  /** Sent, and not yet in a block. */
  | { status: 'pending'; hash: Hash }
  /** `result` is what its receipt proves. */
  | { status: 'confirmed'; hash: Hash; result: result }
  | { status: 'failed'; failure: Failure }

export type TransactionEvent<result = unknown> =
  | { type: 'step'; step: 'checking' | 'switching' | 'signing' }
  | FollowedEvent<result>
  | { type: 'reset' }

export const initialTransactionState = { status: 'idle' } as const

/** Whether it is under way, so that another one must wait. */
export function isUnderWay({ status }: TransactionState) {
  return status !== 'idle' && status !== 'confirmed' && status !== 'failed'
}

export function transactionReducer<result>(
  state: TransactionState<result>,
  event: TransactionEvent<result>,
): TransactionState<result> {
  switch (event.type) {
    case 'step':
      return state.status === 'pending' ? state : { status: event.step }
    case 'sent':
      return state.status === 'confirmed' && state.hash === event.hash
        ? state
        : { status: 'pending', hash: event.hash }
    case 'confirmed':
      return { status: 'confirmed', hash: event.hash, result: event.result }
    case 'failed':
      return { status: 'failed', failure: event.failure }
    case 'reset':
      return initialTransactionState
  }
}
