import type { TokenBalance } from '../types/balance.ts'
import { currencyPictures, drawings, networkPictures } from './generated/pictures.ts'

/** One for all, so that what draws it sees no change. */
const NONE = Promise.resolve(undefined)

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
  load(find(networkPictures, caipNetworkId))

/**
 * Loads the picture of a currency by its symbol, as a `data:` URL. Anyone may call a token `USDT`: use this only for
 * currencies that you chose, and `tokenPicture` for what an account holds.
 *
 * @example
 * await currencyPicture('USDT') // 'data:image/svg+xml,…'
 * @returns undefined for a currency that comes without a picture, and while the page is offline
 */
export const currencyPicture = (symbol: string): Promise<string | undefined> =>
  load(find(currencyPictures, symbol))

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
      const { tokenPictures } = await import('./generated/tokenPictures.ts')
      const name = find(tokenPictures, key)
      return name === undefined ? undefined : read(name)
    })
  }
  return load(find(currencyPictures, symbol) ?? find(networkPictures, chainId))
}

const find = (table: Record<string, string>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined

function load(name: string | undefined): Promise<string | undefined> {
  return name === undefined ? NONE : keep(name, () => read(name))
}

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

async function read(name: string) {
  const loaded = await drawings[name]?.()
  return loaded && `data:image/svg+xml,${encodeURIComponent(loaded.svg)}`
}
