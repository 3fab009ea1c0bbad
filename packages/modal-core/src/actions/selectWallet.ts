import type { Modal } from '../createModal.ts'
import type { WalletItem } from '../types/wallet.ts'
import { isMobile } from '../utils/isMobile.ts'
import { openLink, pageLink } from '../utils/walletLinks.ts'
import { selectConnector } from './selectConnector.ts'

/**
 * What a tap on a wallet does: asks it if something on the page can be asked; else shows how to get it, and on a phone
 * opens the page inside it where there is a link for that.
 */
export function selectWallet(
  modal: Modal,
  { connectorId, wallet }: Pick<WalletItem, 'connectorId' | 'wallet'>,
) {
  if (connectorId !== undefined) {
    void selectConnector(modal, connectorId)
    return
  }
  if (wallet === undefined) return
  modal.router.push({ view: 'WalletDetails', walletId: wallet.id })
  const link = isMobile() ? pageLink(wallet, location) : undefined
  if (link !== undefined) openLink(link)
}
