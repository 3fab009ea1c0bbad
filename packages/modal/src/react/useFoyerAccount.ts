import { type AccountState, activeAccount, type DeepReadonly, type Instance } from '@foyer/modal-core'
import { useFoyerState } from './useFoyerState.ts'

/**
 * The connection in the active network's namespace.
 *
 * @example
 * const account = useFoyerAccount()
 * // { status: 'connected', address: '0xf39F…', addresses: [...], chainId: 56, connectorId: 'io.metamask' }
 */
export function useFoyerAccount(modal?: Instance): DeepReadonly<AccountState> {
  return activeAccount(useFoyerState(modal))
}
