import type { AccountType } from '../types/account.ts'
import type { ChainId } from '../types/network.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import { activeNetwork } from './selectors.ts'

/**
 * The networks that have smart accounts as long as the wallet has not said which: those with EIP-7702 where its contracts
 * are at their usual addresses.
 */
const DEFAULT_NETWORKS: readonly ChainId[] = [1, 10, 56, 97, 137, 8453, 42161]

/** Returns true if the network in use has smart accounts. */
export function hasSmartAccounts(state: DeepReadonly<ModalState>): boolean {
  const network = activeNetwork(state)
  const enabled: readonly ChainId[] = state.login?.smartAccountNetworks ?? DEFAULT_NETWORKS
  return network?.chainNamespace === 'eip155' && enabled.includes(network.id)
}

/** The types of accounts that the user can choose from, the one in use first. One is no choice. */
export function accountTypes(state: DeepReadonly<ModalState>): readonly AccountType[] {
  const types = (state.login?.user?.accounts ?? []).map(({ type }) => type)
  return hasSmartAccounts(state) ? types : types.filter((type) => type === 'eoa')
}
