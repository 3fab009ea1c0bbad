import { openLink } from '../handoff/pageLink.ts'
import { deviceOf, isPairing, platformLinks, platformsOf } from '../handoff/platforms.ts'
import { pairingConnector } from '../selectors/walletRules.ts'
import type { Modal } from '../types/modal.ts'
import type { WalletItem } from '../types/wallet.ts'
import { activePairingUri } from '../utils/reusesPairing.ts'
import { selectConnector } from './selectConnector.ts'

/**
 * What a tap on a wallet does: asks it if something on the page can be asked; else shows the ways to it, and on a phone
 * goes the first of them at once.
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
  const { state, router } = modal
  const device = deviceOf(navigator.userAgent)
  const pairing = pairingConnector(state)
  const uri = pairing && activePairingUri(state.pairing.current, Date.now())
  const platforms = platformsOf(wallet, { device, page: location })
  const platform = platforms.find((one) => pairing !== undefined || !isPairing(one)) ?? 'unsupported'
  const [link] = device === 'desktop' ? [] : platformLinks(wallet, { platform, device, page: location, uri })
  // Within the tap: a moment later browsers open no app any more.
  if (link !== undefined) openLink(link)
  if (pairing === undefined) {
    router.push({ view: 'WalletDetails', walletId: wallet.id })
    return
  }
  const { id } = pairing
  router.push({
    view: 'ConnectingWalletConnect',
    connectorId: id,
    walletId: wallet.id,
    isOpened: link !== undefined,
  })
  // The wallet has been given this code, so it is this one that is waited for.
  if (isPairing(platform)) void selectConnector(modal, id, { cache: link === undefined ? 'auto' : 'always' })
}
