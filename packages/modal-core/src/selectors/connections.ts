import type { AccountType, Connection, ConnectionStatus } from '../types/account.ts'
import { type Connector, isLogin } from '../types/connector.ts'
import type { Namespace } from '../types/network.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import { findConnector } from '../utils/findConnector.ts'
import { activeAccount, activeNetwork } from './selectors.ts'

// Not with what the button draws, so that it is not in the page's own bundle.

type State = DeepReadonly<ModalState>

/** The wallet behind the connection, while its connector is known. */
export function activeConnector(state: State): DeepReadonly<Connector> | undefined {
  const account = activeAccount(state)
  if (account.status !== 'connected') return undefined
  return findConnector(state.connectors.list, account.connectorId)
}

/**
 * The type of the account in use: what the wallet reports, else the dapp's default for a wallet behind a login. Any other
 * wallet has `eoa`.
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
  const { connectorId, chainId, addresses, socialProvider } = account
  const list = (namespace && state.connections[namespace]) ?? []
  if (list.some((connection) => connection.connectorId === connectorId)) return list
  const auth = socialProvider && { auth: { name: socialProvider } }
  return [{ connectorId, chainId, accounts: addresses.map((address) => ({ address })), ...auth }, ...list]
}

/** The namespaces that have a connected account. */
export const connectedNamespaces = ({ accounts }: State): Namespace[] =>
  (Object.keys(accounts) as Namespace[]).filter((namespace) => accounts[namespace].status === 'connected')

/** Returns a wallet's status: in use in a namespace, default the active one, connected beside it, or not connected. */
export function connectionStatus(
  state: State,
  connectorId: string,
  namespace = activeNetwork(state)?.chainNamespace,
): ConnectionStatus {
  const account = namespace && state.accounts[namespace]
  if (account?.status === 'connected' && account.connectorId === connectorId) return 'connected'
  const isKnown = connectionsOf(state, namespace).some((connection) => connection.connectorId === connectorId)
  return isKnown ? 'active' : 'disconnected'
}
