import { activeAccount, activeNetwork, isUnsupported } from '../selectors/selectors.ts'
import type { SiwxTarget } from '../types/siwx.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'

/** The account to sign in: the active account on its wallet's network, while that network is configured. */
export function siwxTarget(state: DeepReadonly<ModalState>): SiwxTarget | undefined {
  const account = activeAccount(state)
  if (account.status !== 'connected' || isUnsupported(state)) return undefined
  const namespace = activeNetwork(state)?.chainNamespace
  return { accountAddress: account.address, chainId: `${namespace}:${account.chainId}` }
}

export const isSameTarget = (a: SiwxTarget | undefined, b: SiwxTarget | undefined) =>
  a?.accountAddress === b?.accountAddress && a?.chainId === b?.chainId
