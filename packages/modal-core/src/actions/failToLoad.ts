import type { Modal } from '../createModal.ts'
import { ModalLoadError } from '../errors/errors.ts'

/** Says that a part of the modal did not load: as `error` event, or as uncaught error where nobody listens. */
export function failToLoad({ events }: Modal, cause: unknown) {
  const error = new ModalLoadError({ cause })
  if (!events.emit('error', { error })) reportError(error)
}
