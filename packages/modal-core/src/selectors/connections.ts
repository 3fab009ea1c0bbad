import type { AccountType, Connection, ConnectionStatus } from '../types/account.ts'
import { type Connector, isLogin } from '../types/connector.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import { findConnector } from '../utils/findConnector.ts'
import { activeAccount, activeNetwork } from './selectors.ts'

// Apart from what the button draws, so that it does not stand in the page's own bundle.

type State = DeepReadonly<ModalState>

/** The wallet behind the connection, while its connector is known. */
export function activeConnector(state: State): DeepReadonly<Connector> | undefined {
  const account = activeAccount(state)
  if (account.status !== 'connected') return undefined
  return findConnector(state.connectors.list, account.connectorId)
}

/**
 * Which account of the wallet in use is used: what the wallet says; of one behind a login that has not said it yet, the
 * dapp's default; of any other wallet the only one it has.
 */
export function preferredAccountType(state: State): AccountType {
  const account = activeAccount(state)
  if (account.status !== 'connected') return 'eoa'
  if (account.preferredAccountType !== undefined) return account.preferredAccountType
  const namespace = activeNetwork(state)?.chainNamespace
  const isBehindLogin = activeConnector(state)?.members.some(({ type }) => isLogin(type))
  return (isBehindLogin && namespace && state.options.defaultAccountTypes[namespace]) || 'eoa'
}

/** The connected wallets of a namespace, default the active network's. */
export function connectionsOf(
  state: State,
  namespace = activeNetwork(state)?.chainNamespace,
): readonly DeepReadonly<Connection>[] {
  const account = namespace && state.accounts[namespace]
  if (account?.status !== 'connected') return []
  const { connectorId, chainId, addresses } = account
  const list = (namespace && state.connections[namespace]) ?? []
  if (list.some((connection) => connection.connectorId === connectorId)) return list
  return [{ connectorId, chainId, accounts: addresses.map((address) => ({ address })) }, ...list]
}

/** Whether a wallet is the one in use, connected beside it, or not connected. */
export function connectionStatus(state: State, connectorId: string): ConnectionStatus {
  const account = activeAccount(state)
  if (account.status === 'connected' && account.connectorId === connectorId) return 'connected'
  const isKnown = connectionsOf(state).some((connection) => connection.connectorId === connectorId)
  return isKnown ? 'active' : 'disconnected'
}
