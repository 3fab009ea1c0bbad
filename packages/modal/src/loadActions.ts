import type { Modal } from '@foyer/modal-core'
import { toLoadError } from '@foyer/modal-core/page'

/**
 * Loads the actions for a page that does not open the modal. The modal's chunk contains them, too.
 *
 * @throws {ModalLoadError} its chunk could not be fetched
 */
export const loadActions = (modal: Modal) =>
  import('./actions.ts')
    .then((one) => one.loadAll())
    .catch(async (cause) => {
      throw await toLoadError(modal, cause)
    })
