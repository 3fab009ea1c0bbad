import type { AdapterHost, Namespace, Network } from '@foyer/modal-core'

/**
 * The network that the wallets of a namespace work on: the one of the last visit, else the dapp's first. Each namespace keeps
 * its own, so that those that are not in use come back where they were.
 */
export function createNetworkInUse(namespace: Namespace, host: () => AdapterHost | undefined) {
  const key = `network.${namespace}` as const
  let network: Network | undefined

  function get(): Network | undefined {
    const { networks = [], storage } = host() ?? {}
    const [last] = storage?.get(key) ?? []
    return network ?? networks.find(({ caipNetworkId }) => caipNetworkId === last) ?? networks[0]
  }

  return {
    get,
    /** Returns true if that is another one than before. */
    set(next: Network): boolean {
      const isOther = next.id !== get()?.id
      network = next
      host()?.storage.set(key, [next.caipNetworkId])
      return isOther
    },
  }
}
