import { proxy } from 'valtio/vanilla'
import { NetworkNotFoundError } from '../errors/errors.ts'
import type { ModalStorage } from '../storage/createStorage.ts'
import type { ChainId, Namespace, Network, NetworkInput } from '../types/network.ts'
import type { NetworksState } from '../types/state.ts'

/** The chain of a visitor who has not used any yet. */
const DEFAULT_LAST_CHAIN = 1

type CreateNetworksParameters = {
  networks: readonly NetworkInput[]
  defaultNetwork?: NetworkInput | undefined
  storage: ModalStorage
  /** Called with the network that was made the active one. */
  onChange?: ((network: Network) => void) | undefined
}

/**
 * The configured networks and the one in use: first `defaultNetwork`, else chain 1 if it is configured, else the first;
 * after `restore` the last used one. A server knows no storage, so a page is first drawn without it.
 *
 * @throws {NetworkNotFoundError} no network is configured, or `defaultNetwork` is not among them
 */
export function createNetworks({ networks, defaultNetwork, storage, onChange }: CreateNetworksParameters) {
  const list = networks.map(toNetwork)
  const ids = list.map(({ id }) => id)

  function find(chainId: ChainId | undefined, namespace?: Namespace) {
    return list.find(
      ({ id, chainNamespace }) => id === chainId && (namespace ?? chainNamespace) === chainNamespace,
    )
  }

  if (defaultNetwork !== undefined && find(defaultNetwork.id) === undefined)
    throw new NetworkNotFoundError({ chainId: defaultNetwork.id, configured: ids })
  const active = find(defaultNetwork?.id ?? DEFAULT_LAST_CHAIN) ?? list[0]
  if (active === undefined) throw new NetworkNotFoundError({ configured: ids })
  const state = proxy<NetworksState>({ list, active: active.caipNetworkId })

  function follow(network: Network) {
    state.active = network.caipNetworkId
    storage.set('lastChain', network.caipNetworkId)
  }

  return {
    state,
    list: list as readonly Network[],
    /** A configured network. Undefined: a wallet on that chain is on an unsupported one. */
    find,

    /** @throws {NetworkNotFoundError} the network is not configured */
    get(chainId: ChainId, namespace?: Namespace): Network {
      const network = find(chainId, namespace)
      if (network === undefined) throw new NetworkNotFoundError({ chainId, configured: ids })
      return network
    },

    active: () => list.find(({ caipNetworkId }) => caipNetworkId === state.active) ?? active,

    /** Makes the last used network the active one, with the picture that it had. */
    restore() {
      const last = storage.get('lastChain')
      const network = list.find(
        ({ caipNetworkId }) => caipNetworkId === last || caipNetworkId === `eip155:${last}`,
      )
      if (network !== undefined) state.active = network.caipNetworkId
      const [id, drawing] = storage.get('networkPicture') ?? []
      // Always a data URL: another origin would be told of each visit.
      for (const one of state.list)
        if (one.caipNetworkId === id) one.picture = `data:image/svg+xml,${drawing}`
    },

    setActive(network: Network) {
      follow(network)
      onChange?.(network)
    },

    /** The same for a network that the wallet library has chosen, which needs no notice of it. */
    follow,
  }
}

/** Copies what is drawn: a `Chain` of viem also carries functions, which a store cannot hold. */
function toNetwork(input: NetworkInput): Network {
  const { default: own, chainDefault } = input.rpcUrls
  const { id, name, nativeCurrency, testnet, ss58Prefix, assets, chainNamespace = 'eip155' } = input
  const explorer = input.blockExplorers?.default
  return {
    id,
    name,
    nativeCurrency: { ...nativeCurrency },
    rpcUrls: {
      default: { http: [...own.http] },
      chainDefault: chainDefault && { http: [...chainDefault.http] },
    },
    testnet,
    ss58Prefix,
    assets: { ...assets },
    chainNamespace,
    caipNetworkId: `${chainNamespace}:${id}`,
    blockExplorerUrl: explorer?.url,
    explorerPaths: explorer?.paths,
  }
}
