import type { Adapter, AdapterHost, ProviderSource, StandardWallet } from '@foyer/modal-core'
import { createNetworkInUse } from '../connections/createNetworkInUse.ts'
import { type FoundWallet, methodOf } from '../standard/readWallet.ts'
import { type ListedWallet, watchWallets } from '../standard/watchWallets.ts'
import type { BalanceReader } from './createBalanceReader.ts'
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
  /** Wallets that features bring, such as a paired one. */
  const sources = new Map<string, ProviderSource>()
  let listed: readonly ListedWallet[] = []
  let host: AdapterHost | undefined
  const networkInUse = createNetworkInUse('solana', () => host)
  let loading: Promise<SolanaConnections> | undefined
  let loadingBalances: Promise<BalanceReader> | undefined
  const paired = new Map<string, StandardWallet>()
  /** Functions that take registered wallets away again, by the connector. */
  const registered = new Map<string, () => void>()

  function load(): Promise<SolanaConnections> {
    const current = host
    if (current === undefined) return Promise.reject(new Error('The adapter is not started'))
    const parameters = { host: current, findWallet, isAuthorized, networkInUse: networkInUse.get }
    loading ??= import('./createSolanaConnections.ts')
      .then(({ createSolanaConnections }) => createSolanaConnections(parameters))
      .catch((error: unknown) => {
        // A chunk that failed to load is requested again by the next call.
        loading = undefined
        throw error
      })
    return loading
  }

  async function findWallet(connectorId: string) {
    const source = sources.get(connectorId)
    if (source?.loadMultiChain === undefined) return listed.find(({ id }) => id === connectorId)?.wallet
    const [{ toStandardWallet }, registry, provider] = await Promise.all([
      import('./toStandardWallet.ts'),
      register ? import('../standard/registerWallet.ts') : undefined,
      source.loadMultiChain(),
    ])
    const wallet =
      paired.get(connectorId) ?? toStandardWallet(provider, { ...source, networks: host?.networks ?? [] })
    paired.set(connectorId, wallet)
    if (registry !== undefined && !registered.has(connectorId))
      registered.set(connectorId, registry.registerWallet(wallet, target))
    return wallet
  }

  /** True if a wallet is there to be taken up after a reload. */
  const isAuthorized = (connectorId: string) =>
    sources.get(connectorId)?.isAuthorized() ?? listed.some(({ id }) => id === connectorId)

  function start(newHost: AdapterHost) {
    host = newHost
    if (stored().length > 0) host.setAccount({ status: 'reconnecting' })
    const stops = [
      watchWallets({
        target,
        accepts: (found) => isSolana(found) && ![...paired.values()].includes(found.wallet),
        onChange(wallets) {
          listed = wallets
          publish()
        },
      }),
      host.storage.watch('connected.solana', () => void load().then((one) => one.followOtherTab())),
    ]
    return () => {
      for (const stop of [...stops, ...registered.values()]) stop()
      registered.clear()
      void loading?.then(({ destroy }) => destroy())
      host = loading = undefined
    }
  }

  const stored = () => host?.storage.get('connected.solana') ?? []

  function publish() {
    host?.setConnectors([
      ...listed.map(({ id, name, icon }) => {
        return { id, name, icon, type: 'ANNOUNCED' as const, installed: true }
      }),
      ...[...sources.values()].map(({ id, name, icon, type, methods }) => {
        return { id, name, icon, type, methods, installed: false }
      }),
    ])
    // Without its chunk the wallet stays disconnected; a click tries again.
    if (stored().length > 0)
      void load()
        .then(({ resume }) => resume())
        .catch(() => {})
  }

  return {
    name: 'solana',
    namespace: 'solana',
    source: target ?? globalThis,
    start,

    /** The modal opens: its texts about Solana are loaded. Without them it says less. */
    discover: () => void import('@foyer/modal-ui/namespaces').catch(() => {}),

    addProvider(source) {
      if (source.loadMultiChain === undefined) return () => {}
      sources.set(source.id, source)
      publish()
      return () => {
        sources.delete(source.id)
        paired.delete(source.id)
        registered.get(source.id)?.()
        registered.delete(source.id)
        publish()
      }
    },

    setNetwork(parameters) {
      if (networkInUse.set(parameters.network)) void loading?.then(({ report }) => report())
    },

    connect: async (parameters) => (await load()).connect(parameters),
    connectAndSign: async (parameters) => (await load()).connectAndSign(parameters),
    disconnect: async (parameters) => (await load()).disconnect(parameters),
    switchConnection: async (parameters) => (await load()).switchConnection(parameters),

    async switchNetwork(parameters) {
      // Wallets get the chain with each request.
      networkInUse.set(parameters.network)
      ;(await load()).report()
    },

    async getProvider({ connectorId }) {
      return loading && (await loading).getProvider(connectorId)
    },

    async getBalances(parameters) {
      loadingBalances ??= import('./createBalanceReader.ts').then((one) => one.createBalanceReader())
      return (await loadingBalances)(parameters)
    },

    canSend({ connectorId }) {
      const wallet = paired.get(connectorId) ?? listed.find(({ id }) => id === connectorId)?.wallet
      const features = ['solana:signTransaction', 'solana:signAndSendTransaction'] as const
      return wallet === undefined || features.some((feature) => methodOf(wallet, feature) !== undefined)
    },

    async loadSending() {
      const { createSolanaSending } = await import('./send/createSolanaSending.ts')
      return createSolanaSending(await load())
    },

    async signMessage(parameters) {
      return (await load()).signText(parameters)
    },
  }
}
