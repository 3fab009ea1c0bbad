import type { Instance, WalletItem } from '@foyer/modal-core'
import { findModal, toLoadError } from '@foyer/modal-core/page'

/** Asks a wallet that the page reaches, without the modal, and opens the modal at any other. */
export async function connectWallet(
  instance: Instance,
  item: Pick<WalletItem, 'connectorId' | 'wallet'>,
): Promise<void> {
  if (item.connectorId !== undefined) {
    await instance.connect({ connectorId: item.connectorId })
    return
  }
  const modal = findModal(instance.id)
  if (modal === undefined) return
  const code = await import('@foyer/modal-core/wallets').catch(async (cause) => {
    throw await toLoadError(modal, cause)
  })
  await code.chooseWallet(modal, item)
}
