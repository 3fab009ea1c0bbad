import type { Wallet } from '../types/wallet.ts'
import type { WalletQuery } from '../wire/createDirectoryClient.ts'

const RECOMMENDED = 4
const RANKED = 20

type Ask = (query: WalletQuery) => Promise<{ wallets: Wallet[] }>

/**
 * Asks for the wallets that Connect proposes: the ones that the options name, recommended ones, and the best certified
 * ones by their ranks.
 */
export async function findProposed(wanted: readonly string[], ask: Ask): Promise<Wallet[]> {
  const include = wanted.filter(isId)
  const rdns = wanted.filter(isRdns)
  const queries: WalletQuery[] = [{ entries: RECOMMENDED, page: 1 }]
  if (include.length > 0) queries.unshift({ entries: include.length, include })
  if (rdns.length > 0) queries.unshift({ entries: rdns.length, rdns })
  const named = wanted.filter(isName)
  queries.push({ entries: RANKED, page: 1, badge_type: 'certified' })
  const [byName, ...pages] = await Promise.all([askByName(named, ask), ...queries.map(ask)])
  const listed = [...byName, ...pages.flatMap(({ wallets }) => wallets)]
  const isKnown = (text: string) => listed.some((wallet) => wallet.id === text || wallet.rdns === text)
  // An id or rdns that the server does not have may be a name of one word, or with a dot.
  const unknown = [...include, ...rdns].filter((text) => !isKnown(text))
  const all = [...(await askByName(unknown, ask)), ...listed]
  return [...new Map(all.map((wallet) => [wallet.id, wallet])).values()]
}

/** Wallets of exactly these names: a server that does not know the query answers with others. */
async function askByName(names: readonly string[], ask: Ask) {
  if (names.length === 0) return []
  const { wallets } = await ask({ entries: names.length, names })
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  return wallets.filter(({ name }) => wanted.has(name.toLowerCase()))
}

/** An option names wallets by rdns, name or id: an rdns has a dot and no space, an id neither. */
const isRdns = (text: string) => text.includes('.') && !isName(text)
const isName = (text: string) => text.includes(' ')
export const isId = (text: string) => !text.includes('.') && !isName(text)
