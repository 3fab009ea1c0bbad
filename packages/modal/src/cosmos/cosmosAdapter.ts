import type { Adapter } from '@foyer/modal-core'
import { createInjectedAdapter } from '../injected/createInjectedAdapter.ts'
import { findKeplrs } from './findKeplrs.ts'
import type { CosmosChainInfo } from './types.ts'

export type CosmosAdapterParameters = {
  /**
   * The chains that wallets are told of when they do not know them, in the form of Keplr's `ChainInfo`. Offered only when the user
   * connects on such a chain, or switches to it.
   */
  chains?: readonly CosmosChainInfo[] | undefined
  /** The target at which wallets put themselves. Default the page's window. */
  target?: EventTarget | undefined
}

/**
 * Drives Keplr and the wallets of its form. Needs no library of Cosmos.
 *
 * @example
 * const foyer = createFoyer({ networks: [cosmosHub], adapters: [cosmosAdapter()] })
 * const wallet = await foyer.getProvider({ namespace: 'cosmos' })
 * await wallet?.getOfflineSigner('cosmoshub-4')
 */
export function cosmosAdapter({
  chains = [],
  target = globalThis.window,
}: CosmosAdapterParameters = {}): Adapter<'cosmos'> {
  return createInjectedAdapter({
    namespace: 'cosmos',
    target,
    look: findKeplrs,
    load: (parameters) =>
      import('./createCosmosConnections.ts').then((one) =>
        one.createCosmosConnections({ ...parameters, chains, target }),
      ),
    loadBalances: () => import('./createBalanceReader.ts').then((one) => one.createBalanceReader()),
  })
}
