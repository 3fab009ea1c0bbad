import type { ConvertQuery } from '../wire/createConvertClient.ts'
import type { Order, Swapper } from './types.ts'

/** The address of the network's own currency in this dialect. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** A token, or the network's currency, as CAIP-10. */
const toCaip10 = (chainId: string, address: string | undefined) => `${chainId}:${address ?? NATIVE}`

/** The address of a CAIP-10 on this network; undefined for the network's currency, null for one on another network. */
export function fromCaip10(caip10: string, chainId: string): string | undefined | null {
  if (!caip10.startsWith(`${chainId}:`)) return null
  const address = caip10.slice(chainId.length + 1)
  return address.toLowerCase() === NATIVE ? undefined : address
}

export const accountOf = ({ address, network }: Swapper) => toCaip10(network.caipNetworkId, address)

export const isSameAccount = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Returns the server's query for an order, or for a part of it. */
export function queryOf({ swapper, from, to, amount }: Order, part = amount): ConvertQuery {
  const { caipNetworkId } = swapper.network
  return {
    userAddress: accountOf(swapper),
    from: toCaip10(caipNetworkId, from.address),
    to: toCaip10(caipNetworkId, to.address),
    amount: part,
  }
}
