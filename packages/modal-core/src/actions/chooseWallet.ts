import type { Modal } from '../types/modal.ts'
import type { WalletItem } from '../types/wallet.ts'
import { open } from './open.ts'
import { selectWallet } from './selectWallet.ts'

/**
 * Opens the modal at a wallet: it asks one that this page reaches, and leads to any other. Back leads to all wallets, or to
 * the account that is connected.
 */
export async function chooseWallet(modal: Modal, item: Pick<WalletItem, 'connectorId' | 'wallet'>) {
  await open(modal)
  if (modal.state.router.open) selectWallet(modal, item)
}
