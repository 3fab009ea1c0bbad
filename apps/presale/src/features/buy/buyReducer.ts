import type { Hash } from 'viem'
import type { Failure } from '../../chain/toFailure.ts'
import type { FollowedEvent } from '../transaction/useOutcome.ts'
import type { Purchase } from './readPurchase.ts'

/** A purchase from pressing Buy to its end. */
export type BuyState =
  | { status: 'idle' }
  /** Simulating, or reading what a check needs. `after`: the step that is done, if there was one. */
  | { status: 'checking'; after?: 'switching' | 'approving' }
  | { status: 'switching' }
  | { status: 'approving' }
  /** The wallet asks its owner about the purchase. */
  | { status: 'signing' }
  /** The wallet asks its owner about the allowance and the purchase as one transaction. */
  | { status: 'bundling' }
  /** The wallet has taken both as one bundle, and has not said yet in which transaction. */
  | { status: 'bundled'; id: string }
  /** Sent, and not yet in a block. */
  | { status: 'pending'; hash: Hash }
  | { status: 'confirmed'; hash: Hash; purchase: Purchase }
  | { status: 'canceled' }
  | { status: 'failed'; failure: Failure }

export type BuyEvent =
  | { type: 'started' }
  | { type: 'step'; step: 'checking' | 'switching' | 'approving' | 'signing' | 'bundling' }
  /** The wallet took allowance and purchase as one bundle, here or in another tab, or before a reload. */
  | { type: 'bundled'; id: string }
  | FollowedEvent<Purchase>
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
      return isBusy(state) && !isSent(state) ? toStep(state, event.step) : state
    case 'bundled':
      return state.status === 'pending' ? state : { status: 'bundled', id: event.id }
    case 'sent':
      return state.status === 'confirmed' && state.hash === event.hash
        ? state
        : { status: 'pending', hash: event.hash }
    case 'confirmed':
      return { status: 'confirmed', hash: event.hash, purchase: event.result }
    case 'failed':
      return event.failure.name === 'Canceled'
        ? { status: 'canceled' }
        : { status: 'failed', failure: event.failure }
    case 'reset':
      return initialBuyState
  }
}

function toStep(state: BuyState, step: Extract<BuyEvent, { type: 'step' }>['step']): BuyState {
  if (step !== 'checking') return { status: step }
  const { status } = state
  return status === 'switching' || status === 'approving' ? { status: step, after: status } : { status: step }
}

const isSent = ({ status }: BuyState) => status === 'bundled' || status === 'pending'

function isSettled(status: BuyState['status']) {
  return status === 'confirmed' || status === 'canceled' || status === 'failed'
}
