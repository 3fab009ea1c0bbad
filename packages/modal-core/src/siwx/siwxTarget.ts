import { activeAccount, activeNetwork, isUnsupported } from '../selectors/selectors.ts'
import type { SiwxTarget } from '../types/siwx.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'

/** Who would sign in now: the account in use on its wallet's network, while that is one the dapp works on. */
export function siwxTarget(state: DeepReadonly<ModalState>): SiwxTarget | undefined {
  const account = activeAccount(state)
  if (account.status !== 'connected' || isUnsupported(state)) return undefined
  const namespace = activeNetwork(state)?.chainNamespace
  return { accountAddress: account.address, chainId: `${namespace}:${account.chainId}` }
}

export const isSameTarget = (a: SiwxTarget | undefined, b: SiwxTarget | undefined) =>
  a?.accountAddress === b?.accountAddress && a?.chainId === b?.chainId
