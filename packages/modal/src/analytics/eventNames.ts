import type { ModalEvents } from '@foyer/modal-core'

type Status = ModalEvents['send' | 'registerName' | 'swap']['status']

/** The names of the modal's events in this dialect. Events without a name here are not sent. */
export const EVENT_NAMES = {
  open: 'MODAL_OPEN',
  close: 'MODAL_CLOSE',
  view: 'VIEW',
  connect: 'CONNECT_SUCCESS',
  disconnect: 'DISCONNECT_SUCCESS',
  networkChange: 'SWITCH_NETWORK',
  signIn: 'SIWX_AUTH_SUCCESS',
  alert: 'ALERT',
} as const satisfies { [name in keyof ModalEvents]?: string }

export const SEND_NAMES: Readonly<Record<Status, string>> = {
  initiated: 'SEND_INITIATED',
  success: 'SEND_SUCCESS',
  rejected: 'SEND_REJECTED',
  error: 'SEND_ERROR',
}

export const REGISTER_NAMES: Readonly<Record<Status, string>> = {
  initiated: 'REGISTER_NAME_INITIATED',
  success: 'REGISTER_NAME_SUCCESS',
  rejected: 'REGISTER_NAME_REJECTED',
  error: 'REGISTER_NAME_ERROR',
}

export const SWAP_NAMES: Readonly<Record<Status, string>> = {
  initiated: 'SWAP_INITIATED',
  success: 'SWAP_SUCCESS',
  rejected: 'SWAP_REJECTED',
  error: 'SWAP_ERROR',
}

export const ON_RAMP_NAMES: Readonly<Record<ModalEvents['onRamp']['status'], string>> = {
  initiated: 'ONRAMP_INITIATED',
  linked: 'ONRAMP_LINKED',
  left: 'ONRAMP_LEFT',
  error: 'ONRAMP_ERROR',
}
