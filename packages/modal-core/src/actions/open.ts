import type { Modal } from '../createModal.ts'
import { activeAccount } from '../selectors/selectors.ts'
import type { Namespace, Network } from '../types/network.ts'
import type { OpenableView, Route } from '../types/route.ts'
import { firstRoute } from './firstRoute.ts'
import { selectNetwork } from './selectNetwork.ts'

export type OpenParameters = {
  /** Honoured unless it needs an account and there is none. */
  view?: OpenableView | undefined
  /** Default the namespace of the active network. Another one goes through the switch of the network. */
  namespace?: Namespace | undefined
}

/** Opens the modal: at the requested view, else at Account when connected, else at Connect. */
export function open(modal: Modal, { view, namespace }: OpenParameters = {}) {
  const { router } = modal
  if (router.isHeld()) return
  const network = namespace && otherNetwork(modal, namespace)
  if (network === undefined) {
    router.open(requestedRoute(modal, view))
    return
  }
  router.open(firstRoute(modal))
  void selectNetwork(modal, network, { onSuccess: () => router.reset(requestedRoute(modal, view)) })
}

/** The network to go to in another namespace: the one its wallet is on, else its first. Undefined in the same one. */
function otherNetwork({ networks, accounts }: Modal, namespace: Namespace): Network | undefined {
  if (namespace === networks.active().chainNamespace) return undefined
  const account = accounts.get(namespace)
  const current = account.status === 'connected' ? networks.find(account.chainId, namespace) : undefined
  return current ?? networks.list.find(({ chainNamespace }) => chainNamespace === namespace)
}

/** Views of a connected visitor, which firstRoute leads to when there is none. */
const NEEDS_ACCOUNT: readonly OpenableView[] = ['ProfileWallets', 'ConnectWallets']

function requestedRoute(modal: Modal, view: OpenableView = 'Account'): Route {
  const isConnected = activeAccount(modal.state).status === 'connected'
  // A wallet on an unsupported network is asked to leave it before its account shows.
  if (view === 'Account' || (!isConnected && NEEDS_ACCOUNT.includes(view))) return firstRoute(modal)
  if (view === 'SIWXSignMessage' && modal.siwx?.canSign() !== true) return firstRoute(modal)
  return { view }
}
