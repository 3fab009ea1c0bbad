import { connectionsOf, type DeepReadonly, type ModalState, type SocialProvider } from '@foyer/modal-core'
import { providerNames } from '@foyer/modal-core/floor'
import { isLogin, shownWallet } from '@foyer/modal-core/wallets'
import type { Strings } from './en/base.ts'

type State = DeepReadonly<ModalState>

/** The provider behind a connected wallet's social login. */
export const providerOf = (state: State, connectorId: string): SocialProvider | undefined =>
  connectionsOf(state).find((connection) => connection.connectorId === connectorId)?.auth?.name

/** The user's name of a connected wallet: behind a social login the provider, and behind one by e-mail what it is. */
export function walletName(
  state: State,
  connectorId: string,
  { emailWallet }: Pick<Strings, 'emailWallet'>,
): string {
  const provider = providerOf(state, connectorId)
  if (provider !== undefined) return providerNames[provider]
  const wallet = shownWallet(state, connectorId)
  return wallet && isLogin(wallet.type) ? emailWallet : (wallet?.name ?? connectorId)
}
