import { ModalLoadError, ViewNotAvailableError } from '../errors/errors.ts'
import { activeAccount } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace, Network } from '../types/network.ts'
import type { OpenParameters, OpenTarget, Route } from '../types/route.ts'
import { firstRoute } from './firstRoute.ts'
import { needsAccount } from './needsAccount.ts'

export type OpenErrorType = ModalLoadError | ViewNotAvailableError

/**
 * Opens the modal: at the requested view, else at Account when connected, else at Connect. Without a view it is open
 * when this returns; the rules of the other views are loaded first.
 *
 * @throws {ViewNotAvailableError} no feature of this version draws the view
 * @throws {ModalLoadError} the rules of the views could not be fetched
 */
export async function open(modal: Modal, { namespace, ...target }: OpenParameters = {}): Promise<void> {
  const { networks, request, router } = modal
  if (router.isHeld()) return
  // An error from before the modal opened does not belong to the new view.
  if (!router.state.open && request.state.current.status === 'failed') request.reset()
  const network = namespace && networkOf(modal, namespace)
  if (network !== undefined && !isFree(modal, network)) {
    openOver(modal, { view: 'SwitchActiveChain', caipNetworkId: network.caipNetworkId })
    return
  }
  if (network !== undefined) networks.setActive(network)
  const route = target.view === undefined ? undefined : await requestedRoute(modal, target)
  if (router.isHeld()) return
  if (route === undefined) router.open(firstRoute(modal))
  else if ('caipNetworkId' in route) openOver(modal, route)
  else router.open(route)
}

/** Without an account, or without anything that connects, some views or all are not shown. */
async function requestedRoute(modal: Modal, target: OpenTarget): Promise<Route | undefined> {
  if (!Object.hasOwn(needsAccount, target.view)) throw new ViewNotAvailableError({ view: target.view })
  const route = await (await loadOpenableRoute())(modal, target)
  const isConnected = activeAccount(modal.state).status === 'connected'
  if (route === undefined || isConnected) return route
  return needsAccount[route.view] || !modal.hasAdapters ? undefined : route
}

async function loadOpenableRoute() {
  try {
    return (await import('./openableRoute.ts')).openableRoute
  } catch (cause) {
    throw new ModalLoadError({ cause })
  }
}

/** Opens a view on top of the first one, which is where it goes back to when it fails or is left. */
function openOver(modal: Modal, route: Route) {
  modal.router.open(firstRoute(modal))
  modal.router.push(route)
}

/** The network to go to in another namespace: the one its wallet is on, else its first. Undefined in the same one. */
function networkOf({ networks, accounts }: Modal, namespace: Namespace): Network | undefined {
  if (namespace === networks.active().chainNamespace) return undefined
  const account = accounts.get(namespace)
  const current = account.status === 'connected' ? networks.find(account.chainId, namespace) : undefined
  return current ?? networks.list.find(({ chainNamespace }) => chainNamespace === namespace)
}

/** Whether the switch does not leave a connected account for a namespace without one. */
const isFree = ({ accounts, state }: Modal, { chainNamespace }: Network) =>
  accounts.get(chainNamespace).status === 'connected' || activeAccount(state).status !== 'connected'
