import type { ModalEvents } from '@foyer/modal-core'

type SendStatus = ModalEvents['send']['status']

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

export const SEND_NAMES: Readonly<Record<SendStatus, string>> = {
  initiated: 'SEND_INITIATED',
  success: 'SEND_SUCCESS',
  rejected: 'SEND_REJECTED',
  error: 'SEND_ERROR',
}
