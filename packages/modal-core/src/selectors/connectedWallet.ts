import type { ConnectedWalletInfo } from '../types/account.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import { findConnector } from '../utils/findConnector.ts'
import { activeAccount } from './selectors.ts'
import { walletInfo } from './walletInfo.ts'

type State = DeepReadonly<ModalState>

/** The wallet of a connection, as it is drawn. */
export type ShownWallet = Omit<ConnectedWalletInfo, 'icon'> & { imageUrl: string | undefined }

/** The name and icon of a connected wallet; a paired wallet provides its own. */
export function shownWallet(state: State, connectorId: string): ShownWallet | undefined {
  const info = walletInfo(state, findConnector(state.connectors.list, connectorId))
  return info && { name: info.name, imageUrl: info.icon, type: info.type }
}

/** The same of the one in use. */
export function connectedWallet(state: State): ShownWallet | undefined {
  const account = activeAccount(state)
  return account.status === 'connected' ? shownWallet(state, account.connectorId) : undefined
}
