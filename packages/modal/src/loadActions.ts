import { ModalLoadError } from '@foyer/modal-core/page'

/**
 * Loads the actions for a page that does not open the modal. The modal's chunk contains them, too.
 *
 * @throws {ModalLoadError} its chunk could not be fetched
 */
export async function loadActions() {
  try {
    return await import('@foyer/modal-core/actions')
  } catch (cause) {
    throw new ModalLoadError({ cause })
  }
}
