import type { SocialProvider } from '../types/socialProvider.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'

/** The providers that the dapp offers and the server leaves on. */
export function socialProviders({ login, wallets }: DeepReadonly<ModalState>): readonly SocialProvider[] {
  const { socialLogin } = wallets.features
  const offered = login?.socialProviders ?? []
  return socialLogin === undefined ? offered : offered.filter((provider) => socialLogin.includes(provider))
}
