import type { Account } from '../types/account.ts'
import type { Network } from '../types/network.ts'
import type { Profile } from '../types/profile.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'

type State = DeepReadonly<ModalState>

const DISCONNECTED = { status: 'disconnected' } as const

/** The network the dapp works on. */
export function activeNetwork({ networks }: State): DeepReadonly<Network> | undefined {
  return networks.list.find(({ caipNetworkId }) => caipNetworkId === networks.active)
}

/** The connection in the active network's namespace. */
export function activeAccount(state: State): DeepReadonly<Account> {
  const namespace = activeNetwork(state)?.chainNamespace
  return (namespace && state.accounts[namespace]) ?? DISCONNECTED
}

/** The profile of an account in the active network's namespace, if it has one. */
export const profileOf = (state: State, address: string): DeepReadonly<Profile> | undefined =>
  state.profiles?.[`${activeNetwork(state)?.chainNamespace}:${address}`]

/** The network the wallet is on, or undefined when it is not connected or on one that is not configured. */
export function walletNetwork(state: State): DeepReadonly<Network> | undefined {
  const account = activeAccount(state)
  const namespace = activeNetwork(state)?.chainNamespace
  if (account.status !== 'connected') return undefined
  return state.networks.list.find(
    ({ id, chainNamespace }) => id === account.chainId && chainNamespace === namespace,
  )
}

/** Returns true if the wallet is on a network that is not configured, and should be asked to leave it. */
export function isUnsupported(state: State): boolean {
  const { allowUnsupportedChain, enableNetworkSwitch } = state.options
  if (allowUnsupportedChain || !enableNetworkSwitch) return false
  return activeAccount(state).status === 'connected' && walletNetwork(state) === undefined
}
