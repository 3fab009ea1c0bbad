import type { Modal } from '../createModal.ts'
import { isUnsupported } from '../selectors/selectors.ts'
import type { Network } from '../types/network.ts'
import { close } from './close.ts'
import { goBack } from './goBack.ts'
import { switchNetwork } from './switchNetwork.ts'

/**
 * What a click on a network does: shows that the wallet is being asked to switch. A failed switch goes back with the
 * failure in the request's state; a successful one closes the modal if the network before was unsupported.
 */
export async function selectNetwork(modal: Modal, { id, chainNamespace, caipNetworkId }: Network) {
  const { router, request } = modal
  const wasUnsupported = isUnsupported(modal.state)
  router.push({ view: 'SwitchNetwork', caipNetworkId })
  const isHere = () => router.state.route.view === 'SwitchNetwork'
  try {
    await switchNetwork(modal, { chainId: id, namespace: chainNamespace })
  } catch {
    if (isHere()) router.pop()
    return
  }
  request.reset()
  if (!isHere()) return
  if (wasUnsupported) close(modal)
  else goBack(modal)
}
