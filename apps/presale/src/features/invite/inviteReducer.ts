import type { Failure } from '../../chain/toFailure.ts'

/** Binding an invitation code, from typing it to its receipt. */
export type InviteState =
  | { status: 'editing'; problem?: Failure }
  | { status: 'checking' }
  | { status: 'switching' }
  /** The wallet asks its owner. */
  | { status: 'signing' }
  /** Sent, and not yet in a block. */
  | { status: 'pending' }
  | { status: 'bound' }

export type InviteEvent =
  | { type: 'edited' }
  /** Without a problem where a dialog of its own has said it. */
  | { type: 'refused'; problem?: Failure }
  | { type: 'step'; step: 'checking' | 'switching' | 'signing' | 'pending' }
  | { type: 'bound' }

export const initialInviteState: InviteState = { status: 'editing' }

export function inviteReducer(state: InviteState, event: InviteEvent): InviteState {
  switch (event.type) {
    case 'edited':
      return state.status === 'editing' ? initialInviteState : state
    case 'refused':
      return { status: 'editing', problem: event.problem }
    case 'step':
      return { status: event.step }
    case 'bound':
      return { status: 'bound' }
  }
}
