import type { Adapter } from '@foyer/modal-core'
import { createInjectedAdapter } from '../injected/createInjectedAdapter.ts'
import { findInjected } from './findInjected.ts'

export type PolkadotAdapterParameters = {
  /** The name by which wallets call your page when they ask their user. Default the page's host. */
  name?: string | undefined
  /** The target at which wallets put `injectedWeb3`. Default the page's window. */
  target?: EventTarget | undefined
}

/**
 * Drives the wallets in `window.injectedWeb3`, and asks only the one that the user picks. Needs no library of Polkadot.
 *
 * @example
 * const foyer = createFoyer({ networks: [polkadotAssetHub], adapters: [polkadotAdapter()] })
 * const provider = await foyer.getProvider({ namespace: 'polkadot' })
 * // { name, address, accounts, signer }
 */
export function polkadotAdapter({
  name = globalThis.location?.host,
  target = globalThis.window,
}: PolkadotAdapterParameters = {}): Adapter<'polkadot'> {
  return createInjectedAdapter({
    namespace: 'polkadot',
    target,
    look: findInjected,
    load: (parameters) =>
      import('./createPolkadotConnections.ts').then((one) =>
        one.createPolkadotConnections({ ...parameters, dapp: name }),
      ),
    loadBalances: () => import('./createBalanceReader.ts').then((one) => one.createBalanceReader()),
  })
}
