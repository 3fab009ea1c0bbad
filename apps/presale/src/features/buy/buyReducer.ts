import type { Hash } from 'viem'
import type { Failure } from '../../chain/toFailure.ts'
import type { Purchase } from './readOutcome.ts'

/** A purchase from pressing Buy to its end. */
export type BuyState =
  | { status: 'idle' }
  /** Simulating, or reading what a check needs. */
  | { status: 'checking' }
  | { status: 'switching' }
  | { status: 'approving' }
  /** The wallet asks its owner. */
  | { status: 'signing' }
  /** Sent, and not yet in a block. */
  | { status: 'pending'; hash: Hash }
  | { status: 'confirmed'; hash: Hash; purchase: Purchase }
  | { status: 'canceled' }
  | { status: 'failed'; failure: Failure }

export type BuyEvent =
  | { type: 'started' }
  | { type: 'step'; step: 'checking' | 'switching' | 'approving' | 'signing' }
  /** The wallet sent it, here or in another tab, or before a reload. */
  | { type: 'sent'; hash: Hash }
  | { type: 'confirmed'; hash: Hash; purchase: Purchase }
  | { type: 'failed'; failure: Failure }
  | { type: 'reset' }

export const initialBuyState: BuyState = { status: 'idle' }

/** Whether a purchase is under way, so that another one must wait. */
export function isBusy({ status }: BuyState) {
  return status !== 'idle' && !isSettled(status)
}

export function buyReducer(state: BuyState, event: BuyEvent): BuyState {
  switch (event.type) {
    case 'started':
      return isBusy(state) ? state : { status: 'checking' }
    case 'step':
      // A step of an order that was given up, or that ended meanwhile, says nothing about the present one.
      return isBusy(state) && state.status !== 'pending' ? { status: event.step } : state
    case 'sent':
      return state.status === 'confirmed' && state.hash === event.hash
        ? state
        : { status: 'pending', hash: event.hash }
    case 'confirmed':
      return { status: 'confirmed', hash: event.hash, purchase: event.purchase }
    case 'failed':
      return event.failure.name === 'Canceled'
        ? { status: 'canceled' }
        : { status: 'failed', failure: event.failure }
    case 'reset':
      return initialBuyState
  }
}

function isSettled(status: BuyState['status']) {
  return status === 'confirmed' || status === 'canceled' || status === 'failed'
}
