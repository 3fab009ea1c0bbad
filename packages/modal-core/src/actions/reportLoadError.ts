import { ModalLoadError } from '../errors/errors.ts'
import type { Modal } from '../types/modal.ts'
import { reportError } from './reportError.ts'

/** Reports that a part of the modal did not load. */
export function reportLoadError(modal: Pick<Modal, 'events'>, cause: unknown) {
  reportError(modal, new ModalLoadError({ cause }))
}
