import { activeAccount, isUnsupported } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import type { Network } from '../types/network.ts'
import { continueOrClose } from './continueOrClose.ts'
import { endTransaction } from './endTransaction.ts'
import { goBack } from './goBack.ts'
import { switchNetwork } from './switchNetwork.ts'

/**
 * Handles a click on a network. The network in use is a no-op. One in a namespace without an account, while another
 * namespace has one, is offered by SwitchActiveChain. Otherwise the wallet is asked, and SwitchNetwork shows that it
 * is: a failed switch goes back with the failure in the request's state; a successful one closes the modal if the
 * network before was unsupported, else it goes back, past Networks.
 */
export async function selectNetwork(modal: Modal, network: Network) {
  const { accounts, networks, router, transactions } = modal
  const { id, chainNamespace, caipNetworkId } = network
  const wasUnsupported = isUnsupported(modal.state)
  const account = accounts.get(chainNamespace)
  const active = networks.active()
  const isThere = account.status !== 'connected' || account.chainId === id
  if (caipNetworkId === active.caipNetworkId && isThere) return

  const isConnected = activeAccount(modal.state).status === 'connected'
  if (chainNamespace !== active.chainNamespace && isConnected && account.status !== 'connected') {
    router.push({ view: 'SwitchActiveChain', caipNetworkId })
    return
  }
  const leave = () => (wasUnsupported ? void continueOrClose(modal) : goBackPastNetworks(modal))
  if (isThere) {
    networks.setActive(network)
    leave()
    return
  }

  const transaction = { onSuccess: leave }
  const { route } = router.state
  const isShown = route.view === 'SwitchNetwork' && route.caipNetworkId === caipNetworkId
  if (!isShown) router.push({ view: 'SwitchNetwork', caipNetworkId })
  transactions.stack.push({ transaction, depth: router.state.history.length })
  const isWaiting = () => transactions.stack.some((entry) => entry.transaction === transaction)
  try {
    await switchNetwork(modal, { chainId: id, namespace: chainNamespace })
  } catch {
    if (isWaiting()) endTransaction(modal, 'error')
    return
  }
  if (isWaiting()) endTransaction(modal, 'success')
}

function goBackPastNetworks(modal: Modal) {
  if (modal.router.state.route.view !== 'Networks') goBack(modal)
  if (modal.router.state.route.view === 'Networks') goBack(modal)
}
