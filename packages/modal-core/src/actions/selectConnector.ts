import type { Modal } from '../createModal.ts'
import { connectionStatus } from '../selectors/connections.ts'
import { isUnsupported } from '../selectors/selectors.ts'
import { findConnector } from '../utils/findConnector.ts'
import { connect } from './connect.ts'
import { finish } from './finish.ts'
import { switchConnection } from './switchConnection.ts'

/**
 * What a click on a wallet, or on one of its accounts, does. One that is connected is switched to. Any other is asked,
 * which is shown. Then the modal closes, or returns to ProfileWallets where it came from there.
 */
export async function selectConnector(modal: Modal, connectorId: string, address?: string) {
  const { router } = modal
  const isConnected = connectionStatus(modal.state, connectorId) !== 'disconnected'
  const isPairing = findConnector(modal.state.connectors.list, connectorId)?.type === 'WALLET_CONNECT'
  const view = isPairing ? 'ConnectingWalletConnectBasic' : 'ConnectingExternal'
  if (!isConnected && router.state.route.view !== view) router.push({ view, connectorId })
  try {
    await (isConnected ? switchConnection(modal, { connectorId, address }) : connect(modal, { connectorId }))
  } catch {
    // The request's state says what failed, and the view draws it.
    return
  }
  const { route } = router.state
  if (route.view === 'ProfileWallets') return
  const isLeft = route.view !== view || route.connectorId !== connectorId
  if (!isConnected && isLeft) return
  if (isUnsupported(modal.state)) router.reset({ view: 'UnsupportedChain' })
  else if (!router.returnTo('ProfileWallets')) await finish(modal)
}
