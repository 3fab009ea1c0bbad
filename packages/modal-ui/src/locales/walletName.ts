import { connectionsOf, type DeepReadonly, type ModalState, type SocialProvider } from '@foyer/modal-core'
import { shownWallet } from '@foyer/modal-core/wallets'
import { providerNames } from './providerNames.ts'

type State = DeepReadonly<ModalState>

/** The provider behind a connected wallet's social login. */
export const providerOf = (state: State, connectorId: string): SocialProvider | undefined =>
  connectionsOf(state).find((connection) => connection.connectorId === connectorId)?.auth?.name

/** The user's name of a connected wallet: behind a social login, the provider. */
export function walletName(state: State, connectorId: string): string {
  const provider = providerOf(state, connectorId)
  return provider ? providerNames[provider] : (shownWallet(state, connectorId)?.name ?? connectorId)
}
