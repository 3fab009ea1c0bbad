import type { DeepReadonly, Instance, Network, Networks } from '@foyer/modal-core'
import { activeNetwork, isUnsupported } from '@foyer/modal-core/page'
import { useFoyer } from './useFoyer.ts'
import { useFoyerState } from './useFoyerState.ts'

export type UseFoyerNetworkReturnType<networks extends Networks = Networks> = {
  /** The network the dapp works on. */
  network: DeepReadonly<Network> | undefined
  /** Those it is configured for. */
  networks: DeepReadonly<Network[]>
  /** True if the wallet is on a network that is not configured, and should be asked to leave it. */
  isUnsupported: boolean
  /** Makes another network the one in use, and asks the wallet to follow. Rejects as `Instance.switchNetwork` does. */
  switchNetwork: Instance<networks>['switchNetwork']
}

/**
 * The network in use. With the instance as argument, `switchNetwork` accepts its networks only.
 *
 * @example
 * const { network, switchNetwork } = useFoyerNetwork()
 * // network: { id: 56, name: 'BNB Smart Chain', caipNetworkId: 'eip155:56', … }
 */
export function useFoyerNetwork<networks extends Networks = Networks>(
  modal?: Instance<networks>,
): UseFoyerNetworkReturnType<networks> {
  const { switchNetwork } = useFoyer(modal)
  return {
    network: useFoyerState(activeNetwork, modal),
    networks: useFoyerState(({ networks }) => networks.list, modal),
    isUnsupported: useFoyerState(isUnsupported, modal),
    switchNetwork,
  }
}
