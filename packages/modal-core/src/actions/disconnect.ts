import type { Modal } from '../createModal.ts'
import { DisconnectError } from '../errors/errors.ts'
import { wrapWalletError } from '../errors/wrapWalletError.ts'
import type { Namespace } from '../types/network.ts'
import { close } from './close.ts'

/**
 * Removes every connection of the namespace, default the active network's, and closes the modal.
 *
 * @throws {DisconnectError} the wallet did not let go; its cause says why
 */
export async function disconnect(
  modal: Modal,
  { namespace = modal.networks.active().chainNamespace }: { namespace?: Namespace | undefined } = {},
) {
  try {
    await modal.adapterOf(namespace)?.disconnect()
  } catch (cause) {
    throw wrapWalletError(cause, () => new DisconnectError({ cause }))
  }
  modal.accounts.set(namespace, { status: 'disconnected' })
  close(modal)
}
