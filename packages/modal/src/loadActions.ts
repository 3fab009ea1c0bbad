import { ModalLoadError } from '@foyer/modal-core/page'

/**
 * What drives wallets without anything drawn. The modal has it, too: few pages load it by themselves.
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
