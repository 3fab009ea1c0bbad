import { connectionsOf, type DeepReadonly, type ModalState } from '@foyer/modal-core'
import { shownWallet } from '@foyer/modal-core/wallets'
import { providerNames } from './providerNames.ts'

/** What users call a connected wallet: behind a social login, the provider. */
export function walletName(state: DeepReadonly<ModalState>, connectorId: string): string {
  const { auth } = connectionsOf(state).find((connection) => connection.connectorId === connectorId) ?? {}
  return auth ? providerNames[auth.name] : (shownWallet(state, connectorId)?.name ?? connectorId)
}
