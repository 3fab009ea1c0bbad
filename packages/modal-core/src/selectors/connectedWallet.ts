import type { DeepReadonly, ModalState } from '../types/state.ts'
import { findConnector } from '../utils/findConnector.ts'
import { activeAccount } from './selectors.ts'

type State = DeepReadonly<ModalState>

/** How a connection's wallet is drawn. */
export type ShownWallet = { name: string; imageUrl: string | undefined; type: string }

/** The name and icon of a connected wallet; a paired wallet provides its own. */
export function shownWallet(state: State, connectorId: string): ShownWallet | undefined {
  const connector = findConnector(state.connectors.list, connectorId)
  const { wallet } = state.pairing
  if (connector?.type !== 'WALLET_CONNECT' || wallet === undefined) return connector
  const { known, images } = state.wallets
  const same = known.find(({ name }) => name.toLowerCase() === wallet.name.toLowerCase())
  const imageUrl = wallet.imageUrl ?? same?.imageUrl ?? images.get(same?.imageId ?? '')
  return { name: wallet.name, imageUrl, type: connector.type }
}

/** The same of the one in use. */
export function connectedWallet(state: State): ShownWallet | undefined {
  const account = activeAccount(state)
  return account.status === 'connected' ? shownWallet(state, account.connectorId) : undefined
}
