import { toCustomWallet } from '../handoff/toCustomWallet.ts'
import { isLogin } from '../types/connector.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import type { ItemKind, Wallet, WalletItem } from '../types/wallet.ts'
import { cleanName } from '../utils/cleanName.ts'
import { allowedItems, chosenItems, isNamed } from './chosenItems.ts'
import { offeredMethods } from './connectMethods.ts'
import {
  connectorOf,
  isExcluded,
  isListed,
  isNamedInjected,
  pairingConnector,
  placeIn,
  rankOf,
} from './walletRules.ts'

type State = DeepReadonly<ModalState>
type AnyWallet = DeepReadonly<Wallet>
type AnyConnector = State['connectors']['list'][number]
type Device = { mobile: boolean }

/** The order of the kinds, unless the dapp has chosen one. */
const KINDS: readonly ItemKind[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/** The most recommended wallets, less those above them in the list. */
const RECOMMENDED = 4

/**
 * The list of Connect: those of the option `wallets`, else by default pairing, recent, injected, featured, custom,
 * external, recommended. Each wallet is in it once.
 */
export function connectItems(state: State, device: Device): WalletItem[] {
  const items = withoutRepeats([...connectorItems(state), ...directoryItems(state, device)])
  if (state.options.wallets !== undefined) return withHints(chosenItems(state, items))
  const order = new Set([...state.options.connectorTypeOrder, ...KINDS])
  const most = (kind: ItemKind) => (kind === 'recommended' ? recommendedCap(state) : items.length)
  return withHints(
    [...order].flatMap((kind) => items.filter((item) => item.kind === kind).slice(0, most(kind))),
  )
}

/** The list of AllWallets: what is on the page first, then the dapp's own wallets, then what the directory found. */
export function browseItems(state: State, device: Device): WalletItem[] {
  const { query, browse, certifiedOnly } = state.wallets
  const words = query.trim().toLowerCase()
  const here = certifiedOnly ? [] : [...connectorItems(state), ...customItems(state)]
  const items = [
    ...here.filter(({ name, kind }) => kind !== 'walletConnect' && name.toLowerCase().includes(words)),
    ...browse.wallets
      .filter((wallet) => isListed(state, wallet, device))
      .map((wallet) => walletItem(state, wallet, 'recommended')),
  ]
  return withHints(allowedItems(state, withoutRepeats(items)))
}

/** Wallets of the list that are not on this page, best known first. */
export const absentItems = (state: State, device: Device): WalletItem[] =>
  withHints(
    allowedItems(state, withoutRepeats(directoryItems(state, device))).filter(
      ({ connectorId }) => connectorId === undefined,
    ),
  )

/** One wallet, named as in the option `wallets`, whether or not a list shows it. */
export const namedItem = (state: State, name: string, device: Device): WalletItem | undefined =>
  withoutRepeats([...connectorItems(state), ...directoryItems(state, device)]).find((item) =>
    isNamed(state, item, name),
  )

/** Returns the number of recommended wallets that fit: 4, minus those that were chosen or found otherwise. */
export function recommendedCap(state: State): number {
  const { connectors, options } = state
  const named = connectors.list.filter(isNamedInjected).length
  const methods = offeredMethods(state).size
  const taken = options.featuredWallets.length + options.customWallets.length + named + methods
  return Math.max(0, RECOMMENDED - taken)
}

/** A wallet of the list, by its id. */
export function findWallet({ wallets, options }: State, id: string): AnyWallet | undefined {
  const custom = options.customWallets.map(toCustomWallet)
  return [...custom, ...wallets.known, ...wallets.browse.wallets].find((wallet) => wallet.id === id)
}

// Beside the lists, so that all who look at wallets need the same chunk.
/** The wallet of the list that a connector belongs to. */
export function walletOf(state: State, connector: AnyConnector): AnyWallet | undefined {
  return [
    ...state.options.customWallets.map(toCustomWallet),
    ...state.wallets.known,
    ...state.wallets.browse.wallets,
  ].find((wallet) => connectorOf({ ...state, connectors: { list: [connector] } }, wallet) !== undefined)
}

function connectorItems(state: State): WalletItem[] {
  const found = state.connectors.list
    .filter(({ type }) => !isLogin(type))
    .filter((connector) => !isExcluded(state, connector))
    .map((connector) => ({ connector, wallet: walletOf(state, connector) }))
  // The latest first, which is how the connectors stand.
  const isRecent = ({ connector }: (typeof found)[number]) => kindOf(connector) === 'recent'
  const others = found.filter((one) => !isRecent(one))
  return [
    ...found.filter(isRecent),
    ...sortedBy(others, ({ connector, wallet }) => rankOf(state, connector, wallet)),
  ].map(({ connector, wallet }) => connectorItem(state, connector, wallet))
}

function connectorItem(
  { wallets }: State,
  connector: AnyConnector,
  wallet: AnyWallet | undefined,
): WalletItem {
  const { id, name, rdns, imageUrl, installed, chains } = connector
  return {
    key: `connector ${id}`,
    kind: kindOf(connector),
    name,
    hint: cleanName(rdns),
    chains,
    installed,
    certified: wallet?.certified ?? false,
    imageUrl: imageUrl ?? (wallet && imageOf(wallets, wallet)),
    connectorId: id,
    wallet,
  }
}

function kindOf({ type, recent, members }: AnyConnector): ItemKind {
  if (type === 'WALLET_CONNECT') return 'walletConnect'
  if (recent) return 'recent'
  return members.every((member) => member.type === 'EXTERNAL') ? 'external' : 'injected'
}

function directoryItems(state: State, device: Device): WalletItem[] {
  const { known, recent } = state.wallets
  const { featuredWallets } = state.options
  const listed = known.filter((wallet) => isListed(state, wallet, device))
  // A wallet can be paired again only if a feature pairs.
  const paired = pairingConnector(state) === undefined ? [] : recent
  const featured = sortedBy(
    listed.filter((wallet) => placeIn(featuredWallets, wallet) !== -1),
    (wallet) => placeIn(featuredWallets, wallet),
  )
  const recommended = sortedBy(
    listed.filter((wallet) => !featured.includes(wallet)),
    (wallet) => rankOf(state, wallet, wallet),
  )
  return [
    ...paired
      .flatMap((id) => listed.find((wallet) => wallet.id === id) ?? [])
      .map((wallet) => walletItem(state, wallet, 'recent')),
    ...featured.map((wallet) => walletItem(state, wallet, 'featured')),
    ...customItems(state),
    ...recommended.map((wallet) => walletItem(state, wallet, 'recommended')),
  ]
}

const customItems = (state: State) =>
  state.options.customWallets
    .map(toCustomWallet)
    .filter((wallet) => !isExcluded(state, wallet))
    .map((wallet) => walletItem(state, wallet, 'custom'))

function walletItem(state: State, wallet: AnyWallet, kind: ItemKind): WalletItem {
  const connector = connectorOf(state, wallet)
  return {
    key: connector === undefined ? `wallet ${wallet.id}` : `connector ${connector.id}`,
    kind,
    name: wallet.name,
    hint: cleanName(wallet.rdns),
    chains: connector?.chains,
    installed: connector?.installed ?? false,
    certified: wallet.certified,
    imageUrl: connector?.imageUrl ?? imageOf(state.wallets, wallet),
    connectorId: connector?.id,
    wallet,
  }
}

const imageOf = ({ images }: State['wallets'], { imageUrl, imageId }: AnyWallet) =>
  imageUrl ?? images.get(imageId ?? '')

/** Leaves out a wallet that is in the list already, by its connector or by its name. */
function withoutRepeats(items: readonly WalletItem[]): WalletItem[] {
  const seen = new Set<string>()
  return items.filter(({ key, name, connectorId }) => {
    const label = name.toLowerCase()
    if (seen.has(key) || (connectorId === undefined && seen.has(label))) return false
    seen.add(key).add(label)
    return true
  })
}

/** Keeps the hints of wallets whose name another one has, too. The others say which namespaces they connect. */
function withHints(items: readonly WalletItem[]): WalletItem[] {
  const counts = new Map<string, number>()
  const labelOf = ({ name }: WalletItem) => name.toLowerCase()
  for (const item of items) counts.set(labelOf(item), (counts.get(labelOf(item)) ?? 0) + 1)
  return items.map((item) => (counts.get(labelOf(item)) === 1 ? { ...item, hint: item.chains } : item))
}

/** Smallest rank first; each is asked for once, and those of one rank stay in their order. */
const sortedBy = <item>(items: readonly item[], rank: (item: item) => number): item[] =>
  items
    .map((item) => ({ item, rank: rank(item) }))
    // Infinity less itself is no number.
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ item }) => item)
