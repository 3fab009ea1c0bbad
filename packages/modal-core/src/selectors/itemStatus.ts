import type { ConnectionStatus } from '../types/account.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import type { WalletItem } from '../types/wallet.ts'
import { findConnector } from '../utils/findConnector.ts'
import { connectionStatus } from './connections.ts'
import { activeAccount } from './selectors.ts'
import { pairingConnector } from './walletRules.ts'

/** The status of a list’s wallet in the namespace in use; `connecting` while it is asked. */
export function itemStatus(
  state: DeepReadonly<ModalState>,
  { connectorId, name }: Pick<WalletItem, 'connectorId' | 'name'>,
): ConnectionStatus | 'connecting' {
  const { wallet } = state.pairing
  const isPaired = wallet?.name.toLowerCase() === name.toLowerCase()
  const reached = connectorId ?? (isPaired ? pairingConnector(state)?.id : undefined)
  const { members = [] } = (reached && findConnector(state.connectors.list, reached)) || {}
  const account = activeAccount(state)
  if (account.status === 'connecting' && members.some(({ id }) => id === account.connectorId))
    return 'connecting'
  const found = members.map(({ id }) => connectionStatus(state, id))
  return (
    found.find((status) => status === 'connected') ??
    found.find((status) => status === 'active') ??
    'disconnected'
  )
}
