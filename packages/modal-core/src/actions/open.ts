import type { Modal } from '../createModal.ts'
import { activeAccount } from '../selectors/selectors.ts'
import type { Namespace, Network } from '../types/network.ts'
import type { OpenableView, Route } from '../types/route.ts'
import { firstRoute } from './firstRoute.ts'

export type OpenParameters = {
  /** Honoured unless it needs an account and there is none. */
  view?: OpenableView | undefined
  /** Default the namespace of the active network. Another one goes through the switch of the network. */
  namespace?: Namespace | undefined
}

/** Opens the modal: at the requested view, else at Account when connected, else at Connect. */
export function open(modal: Modal, { view, namespace }: OpenParameters = {}) {
  const { networks, router } = modal
  if (router.isHeld()) return
  const network = namespace && networkOf(modal, namespace)
  if (network === undefined || isFree(modal, network)) {
    if (network !== undefined) networks.setActive(network)
    router.open(requestedRoute(modal, view))
    return
  }
  router.open(firstRoute(modal))
  router.push({ view: 'SwitchActiveChain', caipNetworkId: network.caipNetworkId })
}

/** The network to go to in another namespace: the one its wallet is on, else its first. Undefined in the same one. */
function networkOf({ networks, accounts }: Modal, namespace: Namespace): Network | undefined {
  if (namespace === networks.active().chainNamespace) return undefined
  const account = accounts.get(namespace)
  const current = account.status === 'connected' ? networks.find(account.chainId, namespace) : undefined
  return current ?? networks.list.find(({ chainNamespace }) => chainNamespace === namespace)
}

/** Whether going there leaves no account behind for a namespace without one. */
const isFree = ({ accounts, state }: Modal, { chainNamespace }: Network) =>
  accounts.get(chainNamespace).status === 'connected' || activeAccount(state).status !== 'connected'

/** Views of a connected visitor, which firstRoute leads to when there is none. */
const NEEDS_ACCOUNT: readonly OpenableView[] = ['ProfileWallets', 'ConnectWallets']

function requestedRoute(modal: Modal, view: OpenableView = 'Account'): Route {
  const isConnected = activeAccount(modal.state).status === 'connected'
  if (!isConnected && !modal.hasAdapters) return firstRoute(modal)
  // A wallet on an unsupported network is asked to leave it before its account shows.
  if (view === 'Account' || (!isConnected && NEEDS_ACCOUNT.includes(view))) return firstRoute(modal)
  if (view === 'ConnectWallets' && modal.wallets.state.features.multiWallet === false)
    return firstRoute(modal)
  if (view === 'Networks' && !modal.options.state.enableNetworkSwitch) return firstRoute(modal)
  if (view === 'SIWXSignMessage' && modal.siwx?.canSign() !== true) return firstRoute(modal)
  return { view }
}
