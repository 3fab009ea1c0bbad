import { activeNetwork } from '../selectors/selectors.ts'
import type { Namespace } from '../types/network.ts'
import type { SiwxTarget } from '../types/siwx.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'

type State = DeepReadonly<ModalState>

/**
 * The account to sign in: that of a namespace, default the active one, on its wallet's network, while that network is
 * configured.
 */
export function siwxTarget(
  state: State,
  namespace = activeNetwork(state)?.chainNamespace,
): SiwxTarget | undefined {
  const account = namespace && state.accounts[namespace]
  if (account?.status !== 'connected') return undefined
  const chainId = `${namespace}:${account.chainId}`
  const { allowUnsupportedChain, enableNetworkSwitch } = state.options
  const isConfigured = state.networks.list.some(({ caipNetworkId }) => caipNetworkId === chainId)
  if (!isConfigured && !allowUnsupportedChain && enableNetworkSwitch) return undefined
  return { accountAddress: account.address, chainId }
}

export const namespaceOf = ({ chainId }: Pick<SiwxTarget, 'chainId'>) =>
  chainId.slice(0, chainId.indexOf(':')) as Namespace

/** Returns true if a session of one network counts on another: on eip155 it does not, elsewhere in its namespace. */
export function isSameScope(one: Pick<SiwxTarget, 'chainId'>, other: Pick<SiwxTarget, 'chainId'>) {
  const namespace = namespaceOf(one)
  return namespace === 'eip155' ? one.chainId === other.chainId : namespace === namespaceOf(other)
}

/** Returns true if both ask for the same session. */
export const isSameTarget = (one: SiwxTarget | undefined, other: SiwxTarget | undefined) =>
  one === undefined || other === undefined
    ? one === other
    : one.accountAddress === other.accountAddress && isSameScope(one, other)

/** Returns true if the account and network to sign in have not changed meanwhile. */
export const isCurrentTarget = (state: State, target: SiwxTarget) =>
  isSameTarget(target, siwxTarget(state, namespaceOf(target)))
