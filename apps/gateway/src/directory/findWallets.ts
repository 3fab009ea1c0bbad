import type { WalletQuery, WireWallet } from './wire.ts'

/** One page of the wallets that match every part of the query, and how many match in all. */
export function findWallets(wallets: readonly WireWallet[], query: WalletQuery) {
  const found = rank(
    wallets.filter((wallet) => matches(wallet, query)),
    query.search,
  )
  const start = (query.page - 1) * query.entries
  return { data: found.slice(start, start + query.entries), count: found.length }
}

function matches(wallet: WireWallet, query: WalletQuery): boolean {
  const has = (list: readonly string[] | undefined, value: string | null) =>
    list === undefined || list.length === 0 || (value !== null && list.includes(value))
  return (
    has(query.include, wallet.id) &&
    !query.exclude?.includes(wallet.id) &&
    has(query.names?.map(toKey), toKey(wallet.name)) &&
    has(query.rdns, wallet.rdns) &&
    (!query.chains?.length || query.chains.some((chain) => wallet.chains.includes(chain))) &&
    (query.badge_type === undefined || query.badge_type === wallet.badge_type)
  )
}

/** Best match first: the whole name, its beginning, the beginning of a word, any part; then by the list's own order. */
function rank(wallets: readonly WireWallet[], search: string | undefined): WireWallet[] {
  const words = toKey(search ?? '')
  if (words === '') return [...wallets]
  return wallets
    .map((wallet) => ({ wallet, place: placeOf(toKey(wallet.name), words) }))
    .filter(({ place }) => place !== undefined)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.wallet.order - b.wallet.order)
    .map(({ wallet }) => wallet)
}

function placeOf(name: string, words: string): number | undefined {
  if (name === words) return 0
  if (name.startsWith(words)) return 1
  if (name.includes(` ${words}`)) return 2
  return name.includes(words) ? 3 : undefined
}

const toKey = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
