import type { Adapter, Network, StandardWallet } from '@foyer/modal-core'
import { createNamespaceAdapter } from '../connections/createNamespaceAdapter.ts'
import { type FoundWallet, methodOf } from '../standard/readWallet.ts'
import { type ListedWallet, watchWallets } from '../standard/watchWallets.ts'
import type { SolanaConnections } from './createSolanaConnections.ts'

export type SolanaAdapterParameters = {
  /** The target on which wallets register themselves. Default the page's window. */
  target?: EventTarget | undefined
  /**
   * True if paired wallets are registered by the Wallet Standard once they are connected, so that the other libraries of the
   * page list them. Default false.
   */
  register?: boolean | undefined
}

const isChain = (chain: unknown) => String(chain).startsWith('solana:')

/** A wallet of Solana that can be connected. What else it can do is asked for when it is needed. */
const isSolana = ({ chains, features }: FoundWallet) =>
  chains.some(isChain) && features['standard:connect'] !== undefined

/**
 * Drives the wallets of Solana, which register themselves by the Wallet Standard. Needs no library of Solana.
 *
 * @example
 * const foyer = createFoyer({ networks: [solana], adapters: [solanaAdapter()] })
 * const provider = await foyer.getProvider({ namespace: 'solana' })
 * // { wallet, account, chain: 'solana:mainnet' }
 */
export function solanaAdapter({
  target = globalThis.window,
  register = false,
}: SolanaAdapterParameters = {}): Adapter<'solana'> {
  let listed: readonly ListedWallet[] = []
  const paired = new Map<string, StandardWallet>()
  /** Functions that take registered wallets away again, by the connector. */
  const registered = new Map<string, () => void>()

  const { adapter, load, sources } = createNamespaceAdapter<'solana', SolanaConnections>({
    namespace: 'solana',
    target,
    listed: () => listed,
    watch,
    async load(parameters) {
      const { networks } = parameters.host
      const { createSolanaConnections } = await import('./createSolanaConnections.ts')
      return createSolanaConnections({ ...parameters, findWallet: (id) => findWallet(id, networks) })
    },
    loadBalances: () => import('./createBalanceReader.ts').then((one) => one.createBalanceReader()),
    onRemove(id) {
      paired.delete(id)
      registered.get(id)?.()
      registered.delete(id)
    },
  })

  async function findWallet(
    connectorId: string,
    networks: readonly Network[],
  ): Promise<StandardWallet | undefined> {
    const source = sources.get(connectorId)
    if (source?.loadMultiChain === undefined) return listed.find(({ id }) => id === connectorId)?.wallet
    const [{ toStandardWallet }, registry, provider] = await Promise.all([
      import('./toStandardWallet.ts'),
      register ? import('../standard/registerWallet.ts') : undefined,
      source.loadMultiChain(),
    ])
    const wallet = paired.get(connectorId) ?? toStandardWallet(provider, { ...source, networks })
    paired.set(connectorId, wallet)
    if (registry !== undefined && !registered.has(connectorId))
      registered.set(connectorId, registry.registerWallet(wallet, target))
    return wallet
  }

  function watch(publish: () => void) {
    const stop = watchWallets({
      target,
      accepts: (found) => isSolana(found) && ![...paired.values()].includes(found.wallet),
      onChange(wallets) {
        listed = wallets
        publish()
      },
    })
    return () => {
      stop()
      for (const unregister of registered.values()) unregister()
      registered.clear()
    }
  }

  return {
    ...adapter,

    connectAndSign: async (parameters) => (await load()).connectAndSign(parameters),

    canSend({ connectorId }) {
      const wallet = paired.get(connectorId) ?? listed.find(({ id }) => id === connectorId)?.wallet
      const features = ['solana:signTransaction', 'solana:signAndSendTransaction'] as const
      return wallet === undefined || features.some((feature) => methodOf(wallet, feature) !== undefined)
    },

    async loadSending() {
      const { createSolanaSending } = await import('./send/createSolanaSending.ts')
      return createSolanaSending(await load())
    },
  }
}
