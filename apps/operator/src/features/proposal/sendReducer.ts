import type { Hash } from 'viem'
import { type Described, describeError } from '../../app/describeError.ts'

/** A transaction on its way from the click to its receipt. */
export type SendState =
  | { status: 'idle' }
  | { status: 'signing' }
  | { status: 'mining'; hash: Hash }
  | { status: 'done'; hash: Hash; what: string }
  | { status: 'failed'; failure: Described; hash?: Hash }

export type SendEvent =
  | { type: 'asked' }
  | { type: 'sent'; hash: Hash }
  | { type: 'mined'; what: string }
  | { type: 'failed'; error: unknown }

export function sendReducer(state: SendState, event: SendEvent): SendState {
  switch (event.type) {
    case 'asked':
      return { status: 'signing' }
    case 'sent':
      return { status: 'mining', hash: event.hash }
    case 'mined':
      return state.status === 'mining' ? { status: 'done', hash: state.hash, what: event.what } : state
    case 'failed':
      return {
        status: 'failed',
        failure: describeError(event.error),
        ...(state.status === 'mining' && { hash: state.hash }),
      }
  }
}
