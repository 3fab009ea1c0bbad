import type { DeepReadonly, ModalState } from '../types/state.ts'
import type { ConnectMethod } from '../types/wallet.ts'
import { isNamedInjected } from './walletRules.ts'

const DEFAULT: readonly ConnectMethod[] = ['email', 'social', 'wallet']
const WITH_WALLET: readonly ConnectMethod[] = ['wallet', 'email', 'social']

/**
 * The ways to connect that the Connect view shows: those of `connectMethodsOrder` that a connector offers, else every
 * offered one, in the order that suits the page.
 */
export function connectMethods(state: DeepReadonly<ModalState>): ConnectMethod[] {
  const { connectors, options } = state
  const offered = offeredMethods(state).add('wallet')
  const byDefault = connectors.list.some(isNamedInjected) ? WITH_WALLET : DEFAULT
  const inOrder = (order: readonly ConnectMethod[]) => [...new Set(order)].filter((one) => offered.has(one))
  const chosen = inOrder(options.connectMethodsOrder ?? byDefault)
  return chosen.length > 0 ? chosen : inOrder(byDefault)
}

/** Returns the methods that connectors offer beside wallets, as far as the server leaves them on. */
export function offeredMethods({ connectors, login, wallets }: DeepReadonly<ModalState>): Set<ConnectMethod> {
  const { socialLogin } = wallets.features
  const hasProviders = login === undefined || (login.socialProviders?.length ?? 0) > 0
  const isOn = (method: ConnectMethod) =>
    (method !== 'social' || hasProviders) &&
    (socialLogin === undefined || socialLogin.some((one) => (one === 'email') === (method === 'email')))
  return new Set(connectors.list.flatMap(({ methods }) => methods).filter(isOn))
}
