import type { AccountState, Connection, ConnectionStatus } from '../types/account.ts'
import type { Connector } from '../types/connector.ts'
import type { Network } from '../types/network.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import { findConnector } from '../utils/findConnector.ts'

type State = DeepReadonly<ModalState>

const DISCONNECTED = { status: 'disconnected' } as const

/** The network the dapp works on. */
export function activeNetwork({ networks }: State): DeepReadonly<Network> | undefined {
  return networks.list.find(({ caipNetworkId }) => caipNetworkId === networks.active)
}

/** The connection in the active network's namespace. */
export function activeAccount(state: State): DeepReadonly<AccountState> {
  const namespace = activeNetwork(state)?.chainNamespace
  return (namespace && state.accounts[namespace]) ?? DISCONNECTED
}

/** The network the wallet is on, or undefined when it is not connected or on one that is not configured. */
export function walletNetwork(state: State): DeepReadonly<Network> | undefined {
  const account = activeAccount(state)
  const namespace = activeNetwork(state)?.chainNamespace
  if (account.status !== 'connected') return undefined
  return state.networks.list.find(
    ({ id, chainNamespace }) => id === account.chainId && chainNamespace === namespace,
  )
}

/** The wallet behind the connection, while its connector is known. */
export function activeConnector(state: State): DeepReadonly<Connector> | undefined {
  const account = activeAccount(state)
  if (account.status !== 'connected') return undefined
  return findConnector(state.connectors.list, account.connectorId)
}

/** Whether the wallet is on a network that is not configured, and should be asked to leave it. */
export function isUnsupported(state: State): boolean {
  const { allowUnsupportedChain, enableNetworkSwitch } = state.options
  if (allowUnsupportedChain || !enableNetworkSwitch) return false
  return activeAccount(state).status === 'connected' && walletNetwork(state) === undefined
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
