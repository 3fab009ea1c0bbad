import { connectionStatus } from '../selectors/connections.ts'
import { isUnsupported } from '../selectors/selectors.ts'
import { isLogin } from '../types/connector.ts'
import type { Modal } from '../types/modal.ts'
import type { Route } from '../types/route.ts'
import { findConnector } from '../utils/findConnector.ts'
import { activateConnection } from './activateConnection.ts'
import { type ConnectParameters, connect } from './connect.ts'
import { continueOrClose } from './continueOrClose.ts'
import { rememberWallet } from './rememberRecent.ts'

export type SelectConnectorParameters = Pick<ConnectParameters, 'cache' | 'namespace'> & {
  /** One of the accounts of a wallet that is connected. */
  address?: string | undefined
  /** True if the open view shows the request. Default false: the request gets a separate view. */
  stays?: boolean
}

/**
 * Handles a click on a wallet, or on one of its accounts. Switches to a connected wallet; sends any other a request, and
 * shows it; one behind a login gets it once the user is logged in. Then the modal closes, or returns to ProfileWallets
 * if it came from there.
 */
export async function selectConnector(
  modal: Modal,
  connectorId: string,
  { address, cache, namespace, stays = false }: SelectConnectorParameters = {},
) {
  const { router } = modal
  const isConnected = connectionStatus(modal.state, connectorId, namespace) !== 'disconnected'
  const view = viewFor(modal, connectorId)
  const from = router.state.route
  // Connect makes way for Account as soon as there is an account.
  const isShown = (route: Route) =>
    isAbout(route, connectorId) || (stays && (route === from || route.view === 'Account'))
  if (!isConnected && !isShown(from)) router.push({ view, connectorId, namespace })
  // Its view leads through the login, and comes back here when the user is logged in.
  if (!isConnected && view === 'EmailLogin' && modal.state.login?.current.status !== 'connecting') return
  try {
    await (isConnected
      ? activateConnection(modal, { connectorId, address, namespace })
      : connect(modal, { connectorId, cache, namespace }))
  } catch {
    // The request's state says what failed, and the view draws it.
    return
  }
  const { route } = router.state
  if (route.view === 'ConnectingWalletConnect') rememberWallet(modal, route.walletId)
  if (route.view === 'ProfileWallets') return
  if (!isConnected && !isShown(route)) return
  if (isUnsupported(modal.state)) router.reset({ view: 'UnsupportedChain' })
  else if (router.pop(placeOfWallets(modal)) === undefined) await continueOrClose(modal)
}

/** The view that shows how a wallet is asked. */
function viewFor({ controls, state }: Modal, connectorId: string) {
  const members = findConnector(state.connectors.list, connectorId)?.members ?? []
  if (controls.login !== undefined && members.some(({ type }) => isLogin(type))) return 'EmailLogin'
  const isPairing = members.some(({ type }) => type === 'WALLET_CONNECT')
  return isPairing ? 'ConnectingWalletConnectBasic' : 'ConnectingExternal'
}

const placeOfWallets = ({ router }: Modal) =>
  router.state.history.findLastIndex(({ view }) => view === 'ProfileWallets')

/** Returns true if the view shows the progress of asking that wallet. */
const isAbout = (route: Route, connectorId: string) =>
  'connectorId' in route && route.connectorId === connectorId
