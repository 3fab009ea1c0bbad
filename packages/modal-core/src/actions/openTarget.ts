import { activeAccount } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace, Network } from '../types/network.ts'
import type { OpenParameters, OpenTarget, Route, View } from '../types/route.ts'
import { firstRoute } from './firstRoute.ts'
import { needsAccount } from './needsAccount.ts'
import { openableRoute } from './openableRoute.ts'

/**
 * Opens the modal at a view, or in a namespace. It has a separate chunk: pages rarely ask for either.
 *
 * @throws {ViewNotAvailableError} no feature of this version draws the view
 */
export async function openTarget(modal: Modal, { namespace, ...target }: OpenParameters): Promise<void> {
  const { networks, router } = modal
  if (router.isHeld()) return
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
  else {
    const form = FORMS[route.view]
    if (form === undefined) router.open(route)
    else openOver(modal, route, form)
  }
}

/** Views that go back to a form, which says what has failed. */
const FORMS: Partial<Record<View, Route>> = {
  WalletSendPreview: { view: 'WalletSend' },
  WalletSendSelectToken: { view: 'WalletSend' },
  SwapPreview: { view: 'Swap' },
  SwapSelectToken: { view: 'Swap' },
  OnRampTokenSelect: { view: 'OnRampProviders' },
  OnRampFiatSelect: { view: 'OnRampProviders' },
}

/** Without an account, or without anything that connects, some views or all are not shown. */
async function requestedRoute(modal: Modal, target: OpenTarget): Promise<Route | undefined> {
  const route = await openableRoute(modal, target)
  const isConnected = activeAccount(modal.state).status === 'connected'
  if (route === undefined || isConnected) return route
  return needsAccount(route.view) || !modal.hasAdapters ? undefined : route
}

/** Opens a view on top of another, which is where it goes back to when it fails or is left. */
function openOver(modal: Modal, route: Route, below = firstRoute(modal)) {
  modal.router.open(below)
  modal.router.push(route)
}

/** The network to go to in another namespace: the one its wallet is on, else its first. Undefined in the same one. */
function networkOf({ networks, accounts }: Modal, namespace: Namespace): Network | undefined {
  if (namespace === networks.active().chainNamespace) return undefined
  const account = accounts.get(namespace)
  const current = account.status === 'connected' ? networks.find(account.chainId, namespace) : undefined
  return current ?? networks.list.find(({ chainNamespace }) => chainNamespace === namespace)
}

/** Returns true unless the switch leaves a connected account for a namespace without one. */
const isFree = ({ accounts, state }: Modal, { chainNamespace }: Network) =>
  accounts.get(chainNamespace).status === 'connected' || activeAccount(state).status !== 'connected'
