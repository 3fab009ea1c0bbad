import type { Adapter, AdapterHost, BitcoinProvider, BitcoinPurpose, ProviderSource } from '@foyer/modal-core'
import type { Connections } from '../connections/createConnections.ts'
import { createNetworkInUse } from '../connections/createNetworkInUse.ts'
import type { FoundWallet } from '../standard/readWallet.ts'
import { type ListedWallet, watchWallets } from '../standard/watchWallets.ts'
import type { BalanceReader } from './createBalanceReader.ts'
import type { BitcoinWallet } from './dialects/types.ts'
import { type FoundProvider, findProviders } from './findProviders.ts'
import type { WalletSource } from './openWallet.ts'

export type BitcoinAdapterParameters = {
  /**
   * The addresses that wallets are asked for: those for payments, those for ordinals, or both. Default `['payment']`.
   */
  purposes?: readonly BitcoinPurpose[] | undefined
  /** The target at which wallets register themselves and put their providers. Default the page's window. */
  target?: EventTarget | undefined
}

/** A wallet of Bitcoin that can be connected. What else it can do is asked for when it is needed. */
const isBitcoin = ({ chains, features }: FoundWallet) =>
  chains.some((chain) => String(chain).startsWith('bitcoin:')) &&
  (features['bitcoin:connect'] ?? features['sats-connect:']) !== undefined

/**
 * Drives the wallets of Bitcoin, in the three dialects that they speak: the Wallet Standard, the WBIPs of sats-connect, and
 * that of UniSat. Needs no library of Bitcoin.
 *
 * @example
 * const foyer = createFoyer({ networks: [bitcoin], adapters: [bitcoinAdapter({ purposes: ['payment', 'ordinals'] })] })
 * const wallet = await foyer.getProvider({ namespace: 'bip122' })
 * await wallet?.signPsbt({ psbt, signInputs: [{ address: wallet.addresses[0].address, index: 0 }] })
 */
export function bitcoinAdapter({
  purposes = ['payment'],
  target = globalThis.window,
}: BitcoinAdapterParameters = {}): Adapter<'bip122'> {
  /** Wallets that features bring, such as a paired one. */
  const sources = new Map<string, ProviderSource>()
  const found = new Map<string, FoundProvider>()
  const opened = new Map<string, Promise<BitcoinWallet>>()
  /** The wallets that were opened, by their connectors. */
  const wallets = new Map<string, BitcoinWallet>()
  let registered: readonly ListedWallet[] = []
  let host: AdapterHost | undefined
  const networkInUse = createNetworkInUse('bip122', () => host)
  let loading: Promise<Connections<BitcoinProvider>> | undefined
  let loadingBalances: Promise<BalanceReader> | undefined

  function load(): Promise<Connections<BitcoinProvider>> {
    const current = host
    if (current === undefined) return Promise.reject(new Error('The adapter is not started'))
    const parameters = { host: current, purposes, findWallet, isAuthorized, networkInUse: networkInUse.get }
    loading ??= import('./createBitcoinConnections.ts')
      .then(({ createBitcoinConnections }) => createBitcoinConnections(parameters))
      .catch((error: unknown) => {
        // A chunk that failed to load is requested again by the next call.
        loading = undefined
        throw error
      })
    return loading
  }

  /** The wallets that are listed: one that is there in two dialects once, by the first of them. */
  function listed(): (WalletSource & { id: string; icon?: unknown; explorerId?: string | undefined })[] {
    const all = [
      ...registered.map(({ id, name, icon, wallet }) => {
        return { dialect: 'standard' as const, id, name, icon, provider: wallet }
      }),
      ...found.values(),
    ]
    const keyOf = ({ name }: { name: string }) => name.toLowerCase()
    // Two of one name in one dialect may be two wallets.
    return all.filter((one, index) =>
      all.slice(0, index).every((other) => {
        const isCopy = keyOf(other) === keyOf(one) && other.dialect !== one.dialect
        return !isCopy && other.provider !== one.provider
      }),
    )
  }

  async function sourceOf(connectorId: string): Promise<WalletSource | undefined> {
    const source = sources.get(connectorId)
    if (source?.loadMultiChain === undefined) return listed().find(({ id }) => id === connectorId)
    return { dialect: 'paired', name: source.name, provider: await source.loadMultiChain() }
  }

  async function findWallet(connectorId: string) {
    const [source, { openWallet }] = await Promise.all([sourceOf(connectorId), import('./openWallet.ts')])
    if (source === undefined) return undefined
    const wallet = opened.get(connectorId) ?? openWallet(source, purposes)
    opened.set(connectorId, wallet)
    wallet.then(
      (one) => wallets.set(connectorId, one),
      // A chunk that failed to load is requested again by the next call.
      () => opened.delete(connectorId),
    )
    return wallet
  }

  /** True if a wallet is there to be taken up after a reload. */
  const isAuthorized = (connectorId: string) =>
    sources.get(connectorId)?.isAuthorized() ?? listed().some(({ id }) => id === connectorId)

  /** Looks for wallets that put themselves into the page without an event. */
  function look() {
    const before = found.size
    for (const one of target ? findProviders(target) : []) if (!found.has(one.id)) found.set(one.id, one)
    if (found.size > before && host) publish()
  }

  function start(newHost: AdapterHost) {
    host = newHost
    if (stored().length > 0) host.setAccount({ status: 'reconnecting' })
    look()
    const page = new AbortController()
    const { signal } = page
    globalThis.document?.addEventListener('DOMContentLoaded', look, { signal })
    target?.addEventListener('load', look, { signal })
    const stops = [
      watchWallets({
        target,
        accepts: isBitcoin,
        onChange(wallets) {
          registered = wallets
          publish()
        },
      }),
      host.storage.watch('connected.bip122', () => void load().then((one) => one.followOtherTab())),
    ]
    return () => {
      page.abort()
      for (const stop of stops) stop()
      void loading?.then(({ destroy }) => destroy())
      host = loading = undefined
    }
  }

  const stored = () => host?.storage.get('connected.bip122') ?? []

  const canSend = ({ connectorId }: { connectorId: string }) =>
    wallets.get(connectorId)?.canSend?.() !== false

  function publish() {
    host?.setConnectors([
      ...listed().map(({ id, name, icon, explorerId }) => {
        return { id, name, icon, explorerId, type: 'ANNOUNCED' as const, installed: true }
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
    name: 'bitcoin',
    namespace: 'bip122',
    source: target ?? globalThis,
    start,

    /** The modal opens: its texts about other namespaces are loaded. Without them it says less. */
    discover() {
      look()
      void import('@foyer/modal-ui/namespaces').catch(() => {})
    },

    addProvider(source) {
      if (source.loadMultiChain === undefined) return () => {}
      sources.set(source.id, source)
      publish()
      return () => {
        sources.delete(source.id)
        opened.delete(source.id)
        wallets.delete(source.id)
        publish()
      }
    },

    setNetwork(parameters) {
      if (networkInUse.set(parameters.network)) void loading?.then(({ report }) => report())
    },

    connect: async (parameters) => (await load()).connect(parameters),
    disconnect: async (parameters) => (await load()).disconnect(parameters),
    switchConnection: async (parameters) => (await load()).switchConnection(parameters),

    async switchNetwork(parameters) {
      const connections = await load()
      await connections.switchNetwork(parameters.network)
      networkInUse.set(parameters.network)
      connections.report()
    },

    async getProvider({ connectorId }) {
      return loading && (await loading).getProvider(connectorId)
    },

    async getBalances(parameters) {
      loadingBalances ??= import('./createBalanceReader.ts').then((one) => one.createBalanceReader())
      return (await loadingBalances)(parameters)
    },

    canSend,

    async loadSending() {
      const { createBitcoinSending } = await import('./send/createBitcoinSending.ts')
      return createBitcoinSending({
        getProvider: async ({ connectorId }) => (await load()).getProvider(connectorId),
        canSend,
        nameOf: (id) => sources.get(id)?.name ?? listed().find((one) => one.id === id)?.name ?? '',
      })
    },

    async signMessage(parameters) {
      return (await load()).signText(parameters)
    },
  }
}
