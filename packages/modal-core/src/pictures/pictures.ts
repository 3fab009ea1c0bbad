import type { TokenBalance } from '../types/balance.ts'
import { firstPictures } from './generated/firstPictures.ts'
import type { PictureTables } from './pictureTables.ts'

/** The pictures that were asked for, by name or by the token's address. They never change. */
const loads = new Map<string, Promise<string | undefined>>()

/**
 * Loads the picture of a network, by its CAIP-2 id, as a `data:` URL.
 *
 * @example
 * await networkPicture('eip155:56') // 'data:image/svg+xml,…'
 * @returns undefined for a network that comes without a picture, and while the page is offline
 */
export const networkPicture = (caipNetworkId: string): Promise<string | undefined> =>
  load(`network:${caipNetworkId}`, ({ networks }) => find(networks, caipNetworkId))

/**
 * Loads the picture of a currency by its symbol, as a `data:` URL. Anyone may call a token `USDT`: use this only for
 * currencies that you chose, and `tokenPicture` for what an account holds.
 *
 * @example
 * await currencyPicture('USDT') // 'data:image/svg+xml,…'
 * @returns undefined for a currency that comes without a picture, and while the page is offline
 */
export const currencyPicture = (symbol: string): Promise<string | undefined> =>
  load(`currency:${symbol}`, ({ currencies }) => find(currencies, symbol))

/**
 * Loads the picture of a token as a `data:` URL: by its address, whatever it calls itself; a network's own currency by
 * its symbol, else the network's picture.
 *
 * @returns undefined for a token that comes without a picture, and while the page is offline
 */
export function tokenPicture({
  chainId,
  address,
  symbol,
}: Pick<TokenBalance, 'chainId' | 'address' | 'symbol'>): Promise<string | undefined> {
  if (address !== undefined) {
    const key = `${chainId}:${address.toLowerCase()}`
    return keep(key, async () => {
      const tokenPictures = await import('./generated/tokenPictures.ts').then((one) => one.tokenPictures)
      return read(find(tokenPictures, key))
    })
  }
  return load(
    `${chainId}:${symbol}`,
    ({ currencies, networks }) => find(currencies, symbol) ?? find(networks, chainId),
  )
}

const loadOther = () => import('./generated/otherPictures.ts').then((one) => one.otherPictures)

const find = <T>(table: Record<string, T>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Loads the name's picture. The other tables load only for what the first ones do not know. */
function load(
  key: string,
  nameIn: (tables: PictureTables) => string | undefined,
): Promise<string | undefined> {
  const known = nameIn(firstPictures)
  return keep(known ?? key, async () => read(known ?? nameIn(await loadOther())))
}

/** A promise is kept, also of a picture that does not exist, so that what draws it sees no change. */
function keep(key: string, start: () => Promise<string | undefined>): Promise<string | undefined> {
  const known = loads.get(key)
  if (known !== undefined) return known
  const picture = start().catch(() => {
    // It is asked for again when it is shown again.
    loads.delete(key)
    return undefined
  })
  loads.set(key, picture)
  return picture
}

async function read(name: string | undefined) {
  if (name === undefined) return undefined
  const loaded = await (find(firstPictures.drawings, name) ?? (await loadOther()).drawings[name])?.()
  return loaded && `data:image/svg+xml,${encodeURIComponent(loaded.svg)}`
}
