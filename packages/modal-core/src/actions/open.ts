import type { Modal } from '../createModal.ts'
import { ViewNotAvailableError } from '../errors/errors.ts'
import { activeAccount } from '../selectors/selectors.ts'
import type { Namespace, Network } from '../types/network.ts'
import type { OpenParameters, OpenTarget, Route } from '../types/route.ts'
import { firstRoute } from './firstRoute.ts'
import { rulesOf } from './views.ts'

/**
 * Opens the modal: at the requested view, else at Account when connected, else at Connect. A view that lacks its
 * account, what it is about, or the feature behind it counts as not requested.
 *
 * @throws {ViewNotAvailableError} no feature of this version draws the view
 */
export async function open(modal: Modal, parameters: OpenParameters = {}): Promise<void> {
  const { networks, router } = modal
  const { namespace, ...target } = parameters
  if (target.view !== undefined && rulesOf(target.view) === undefined)
    throw new ViewNotAvailableError({ view: target.view })
  if (router.isHeld()) return
  const network = namespace && networkOf(modal, namespace)
  if (network !== undefined && !isFree(modal, network)) {
    openOver(modal, { view: 'SwitchActiveChain', caipNetworkId: network.caipNetworkId })
    return
  }
  if (network !== undefined) networks.setActive(network)
  if ('walletId' in target && !(await hasWallet(modal, target.walletId))) {
    router.open(firstRoute(modal))
    return
  }
  const route = target.view === undefined ? undefined : requestedRoute(modal, target)
  if (route === undefined) router.open(firstRoute(modal))
  else if ('caipNetworkId' in route) openOver(modal, route)
  else router.open(route)
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

/** A switch of the network that fails or is left goes back to where the modal would have opened. */
function openOver(modal: Modal, route: Route) {
  modal.router.open(firstRoute(modal))
  modal.router.push(route)
}

/** The list of wallets may not be loaded yet, and a directory has more than it lists. */
async function hasWallet({ options, wallets }: Modal, walletId: string): Promise<boolean> {
  if (options.state.customWallets.some(({ id }) => id === walletId)) return true
  return wallets.has(walletId)
}

/** The route of a view that was asked for, unless its rules send the user elsewhere. */
function requestedRoute(modal: Modal, target: OpenTarget): Route | undefined {
  const { hasAdapters, pairing, state } = modal
  const isConnected = activeAccount(state).status === 'connected'
  if (!isConnected && !hasAdapters) return undefined
  const pairs = target.view.startsWith('ConnectingWalletConnect')
  const added = pairs && { connectorId: pairing.source?.connectorId, isOpened: false }
  const route = { ...target, ...added } as Route
  const rules = rulesOf(route.view)
  const isAllowed = (isConnected || !rules?.needsAccount) && rules?.openable(modal, route)
  return isAllowed ? route : undefined
}
