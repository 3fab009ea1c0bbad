import { BaseError } from '../errors/errors.ts'
import { UserRejectedError } from '../errors/requestErrors.ts'
import type { Modal } from '../types/modal.ts'

/** Emits a failed request as `error` event, and returns its error. A request that the user rejected has not failed. */
export function emitError<error>({ events }: Pick<Modal, 'events'>, error: error): error {
  if (error instanceof BaseError && !(error instanceof UserRejectedError)) events.emit('error', { error })
  return error
}
