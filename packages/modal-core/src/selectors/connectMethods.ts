import type { DeepReadonly, ModalState } from '../types/state.ts'
import type { ConnectMethod } from '../types/wallet.ts'
import { isNamedInjected } from './walletRules.ts'

const DEFAULT: readonly ConnectMethod[] = ['email', 'social', 'wallet']
const WITH_WALLET: readonly ConnectMethod[] = ['wallet', 'email', 'social']

/** The ways to connect that there are here, in the order that the dapp asked for or that suits the page. */
export function connectMethods({ connectors, options }: DeepReadonly<ModalState>): ConnectMethod[] {
  const offered = new Set<ConnectMethod>(connectors.list.flatMap(({ methods }) => methods)).add('wallet')
  const byDefault = connectors.list.some(isNamedInjected) ? WITH_WALLET : DEFAULT
  const order = options.connectMethodsOrder ?? byDefault
  return [...new Set(order)].filter((method) => offered.has(method))
}
