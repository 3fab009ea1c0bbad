import type { BaseError } from '../errors/errors.ts'
import type { Modal } from '../types/modal.ts'

/** Emits an error that no call of the dapp waits for, or reports it as uncaught without a listener. */
export function reportError({ events }: Pick<Modal, 'events'>, error: BaseError) {
  if (!events.emit('error', { error })) globalThis.reportError(error)
}
