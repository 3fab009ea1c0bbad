import type { Hash } from 'viem'

/** Steps before the wallet has sent a transaction. */
export type TransactionStep =
  /** Asking the chain whether it would accept it. */
  | 'checking'
  | 'switching'
  /** The wallet asks about taking back an earlier allowance: the token lets it be changed from zero only. */
  | 'resetting'
  /** The wallet asks about an allowance that the transaction needs. */
  | 'approving'
  /** The wallet asks about several calls as one transaction. */
  | 'bundling'
  /** The wallet asks about the transaction. */
  | 'signing'

/** One transaction, from the click that starts it to its receipt. */
export type TransactionState<result, failure> =
  | { status: 'idle' }
  /** @property after the step that is done, if there was one */
  | { status: 'checking'; after?: 'switching' | 'approving' }
  | { status: Exclude<TransactionStep, 'checking'> }
  /** The wallet has taken the calls as one bundle, and has not said yet in which transaction. */
  | { status: 'bundled'; id: string }
  /** Sent, and not yet in a block. */
  | { status: 'pending'; hash: Hash }
  /** `result` is what the receipt proves. */
  | { status: 'confirmed'; hash: Hash; result: result }
  /** @property hash of the transaction, if it was sent */
  | { status: 'failed'; failure: failure; hash?: Hash }

export type TransactionEvent<result, failure> =
  | { type: 'started' }
  | { type: 'step'; step: TransactionStep }
  /** The wallet took the calls as one bundle, here or in another tab, or before a reload. */
  | { type: 'bundled'; id: string }
  /** The wallet sent it, here or in another tab, or before a reload; or this one replaced it in the wallet. */
  | { type: 'sent'; hash: Hash }
  | { type: 'confirmed'; hash: Hash; result: result }
  | { type: 'failed'; failure: failure }
  | { type: 'reset' }

export const initialTransactionState = { status: 'idle' } as const

/** True while the transaction is under way, so that another one must wait. */
export function isUnderWay({ status }: { status: TransactionState<unknown, unknown>['status'] }) {
  return status !== 'idle' && status !== 'confirmed' && status !== 'failed'
}

export function transactionReducer<result, failure>(
  state: TransactionState<result, failure>,
  event: TransactionEvent<result, failure>,
): TransactionState<result, failure> {
  switch (event.type) {
    case 'started':
      return isUnderWay(state) ? state : { status: 'checking' }
    case 'step':
      // A late step of an attempt that has ended or was abandoned is ignored.
      return isUnderWay(state) && !isSent(state) ? toStep(state, event.step) : state
    case 'bundled':
      return state.status === 'pending' ? state : { status: 'bundled', id: event.id }
    case 'sent':
      return state.status === 'confirmed' && state.hash === event.hash
        ? state
        : { status: 'pending', hash: event.hash }
    case 'confirmed':
      return { status: 'confirmed', hash: event.hash, result: event.result }
    case 'failed':
      return {
        status: 'failed',
        failure: event.failure,
        ...(state.status === 'pending' && { hash: state.hash }),
      }
    case 'reset':
      return initialTransactionState
  }
}

function toStep<result, failure>(
  { status }: TransactionState<result, failure>,
  step: TransactionStep,
): TransactionState<result, failure> {
  if (step !== 'checking') return { status: step }
  return status === 'switching' || status === 'approving' ? { status: step, after: status } : { status: step }
}

const isSent = ({ status }: TransactionState<unknown, unknown>) =>
  status === 'bundled' || status === 'pending'
