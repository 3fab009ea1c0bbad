import type { Adapter, BitcoinProvider, BitcoinPurpose } from '@foyer/modal-core'
import type { Connections } from '../connections/createConnections.ts'
import { createNamespaceAdapter } from '../connections/createNamespaceAdapter.ts'
import type { FoundWallet } from '../standard/readWallet.ts'
import { type ListedWallet, watchWallets } from '../standard/watchWallets.ts'
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
  const found = new Map<string, FoundProvider>()
  const opened = new Map<string, Promise<BitcoinWallet>>()
  /** The wallets that were opened, by their connectors. */
  const wallets = new Map<string, BitcoinWallet>()
  let registered: readonly ListedWallet[] = []

  const { adapter, load, sources } = createNamespaceAdapter<'bip122', Connections<BitcoinProvider>>({
    namespace: 'bip122',
    target,
    listed,
    look,
    watch: (publish) =>
      watchWallets({
        target,
        accepts: isBitcoin,
        onChange(wallets) {
          registered = wallets
          publish()
        },
      }),
    async load(parameters) {
      const { createBitcoinConnections } = await import('./createBitcoinConnections.ts')
      return createBitcoinConnections({ ...parameters, purposes, findWallet })
    },
    loadBalances: () => import('./createBalanceReader.ts').then((one) => one.createBalanceReader()),
    onRemove(id) {
      opened.delete(id)
      wallets.delete(id)
    },
  })

  function look() {
    const before = found.size
    for (const one of target ? findProviders(target) : []) if (!found.has(one.id)) found.set(one.id, one)
    return found.size > before
  }

  function listed() {
    return mergeDialects(registered, [...found.values()])
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

  const canSend = ({ connectorId }: { connectorId: string }) =>
    wallets.get(connectorId)?.canSend?.() !== false

  return {
    ...adapter,
    name: 'bitcoin',
    canSend,

    async loadSending() {
      const { createBitcoinSending } = await import('./send/createBitcoinSending.ts')
      return createBitcoinSending({
        getProvider: async ({ connectorId }) => (await load()).getProvider(connectorId),
        canSend,
        nameOf: (id) => sources.get(id)?.name ?? listed().find((one) => one.id === id)?.name ?? '',
      })
    },
  }
}

type ListedSource = WalletSource & { id: string; icon?: unknown; explorerId?: string | undefined }

/** The wallets that are listed: one that is there in two dialects once, by the first of them. */
function mergeDialects(registered: readonly ListedWallet[], found: readonly FoundProvider[]): ListedSource[] {
  const all = [
    ...registered.map(({ id, name, icon, wallet }) => {
      return { dialect: 'standard' as const, id, name, icon, provider: wallet }
    }),
    ...found,
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
