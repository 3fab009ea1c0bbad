import type { TokenBalance } from '../types/balance.ts'
import { wireBalance } from '../wire/chainSchemas.ts'
import { toAmount, toPrice } from './numbers.ts'

/** A token, and where its picture is. */
export type FoundToken = TokenBalance & {
  /** The URL that the server gives for its picture. Not checked yet. */
  iconUrl: string | undefined
}

const ADDRESS = /^\w{1,100}$/

type FromWireParameters = {
  caipNetworkId: string
  cleanName: (name: unknown) => string | undefined
}

/** The balances on one network that a chain API answered with. Tokens without decimals are dropped. */
export const fromWire = (data: readonly unknown[], parameters: FromWireParameters): FoundToken[] =>
  data.flatMap((one) => toToken(one, parameters) ?? [])

function toToken(one: unknown, { caipNetworkId, cleanName }: FromWireParameters): FoundToken | undefined {
  const { success, data } = wireBalance.safeParse(one)
  if (!success || data.chainId !== caipNetworkId) return undefined
  const { name, quantity, iconUrl } = data
  const symbol = cleanName(data.symbol)
  const address = data.address?.split(':').at(-1)
  const decimals = Number(quantity.decimals)
  const amount = toAmount(quantity.numeric, decimals)
  if (symbol === undefined || amount === undefined || decimals === 0 || decimals > 255) return undefined
  if (address !== undefined && !ADDRESS.test(address)) return undefined
  const price = toPrice(data.price)
  return {
    chainId: caipNetworkId,
    address,
    name: cleanName(name) ?? symbol,
    symbol,
    decimals,
    amount,
    price,
    value: price === undefined ? undefined : (toPrice(data.value) ?? Number(quantity.numeric) * price),
    imageUrl: undefined,
    note: undefined,
    iconUrl: iconUrl ?? undefined,
  }
}
