import type { Modal } from '../createModal.ts'

/** Hides the modal and takes it back to its first view. */
export function close(modal: Modal) {
  modal.router.close()
  modal.request.reset()
  modal.snackbar.hide()
}
