import { openLink } from '../handoff/pageLink.ts'
import { pageOf } from '../handoff/pageOf.ts'
import { deviceOf, isPairing, platformLinks, platformsOf } from '../handoff/platforms.ts'
import { pairingConnector } from '../selectors/walletRules.ts'
import type { Modal } from '../types/modal.ts'
import type { WalletItem } from '../types/wallet.ts'
import { activePairingUri } from '../utils/reusesPairing.ts'
import { selectConnector } from './selectConnector.ts'

/**
 * Handles a tap on a wallet: sends a request if the wallet has a connector on the page. Otherwise shows the platforms
 * of the wallet and, on a phone, opens the first one at once.
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
  const page = pageOf(state.options)
  const pairing = pairingConnector(state)
  const uri = pairing && activePairingUri(state.pairing.current, Date.now())
  const platforms = platformsOf(wallet, { device, page })
  const platform = platforms.find((one) => pairing !== undefined || !isPairing(one)) ?? 'unsupported'
  const [link] = device === 'desktop' ? [] : platformLinks(wallet, { platform, device, page, uri })
  // Opens the app within the tap, because browsers block it afterwards.
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
  // The wallet has received this pairing URI, so the modal waits for this one.
  if (isPairing(platform)) void selectConnector(modal, id, { cache: link === undefined ? 'auto' : 'always' })
}
