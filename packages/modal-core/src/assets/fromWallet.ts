import * as z from 'zod/mini'
import type { FoundToken } from './fromWire.ts'
import { toPrice, toValue } from './numbers.ts'

/** The most assets of a wallet that are looked at. */
const MOST_ASSETS = 500
const ADDRESS = /^0x[0-9a-f]{40}$/i

/** An asset of ERC-7811, `type` in capitals. */
const walletAsset = z.object({
  address: z.string(),
  balance: z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i)),
  type: z.enum(['ERC20', 'NATIVE']),
  metadata: z.object({
    name: z.string(),
    symbol: z.string(),
    iconUrl: z.string(),
    decimals: z.number(),
    price: z.number(),
  }),
})

type FromWalletParameters = {
  caipNetworkId: string
  cleanName: (name: unknown) => string | undefined
  cleanIcon: (icon: unknown) => string | undefined
}

/**
 * The balances on one network that a wallet answered with. Undefined unless each of them is valid: a wallet that is
 * wrong in one is not trusted in the others. Tokens without decimals are dropped.
 */
export function fromWallet(
  answer: unknown,
  { caipNetworkId, cleanName, cleanIcon }: FromWalletParameters,
): FoundToken[] | undefined {
  const { success, data } = z.array(walletAsset).check(z.maxLength(MOST_ASSETS)).safeParse(answer)
  if (!success) return undefined
  const tokens: FoundToken[] = []
  for (const { address, balance, type, metadata } of data) {
    const { decimals, iconUrl } = metadata
    if (type === 'ERC20' && !ADDRESS.test(address)) return undefined
    if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) return undefined
    const symbol = cleanName(metadata.symbol)
    if (symbol === undefined || decimals === 0) continue
    const amount = BigInt(balance)
    const price = toPrice(metadata.price)
    tokens.push({
      chainId: caipNetworkId,
      address: type === 'NATIVE' ? undefined : address,
      name: cleanName(metadata.name) ?? symbol,
      symbol,
      decimals,
      amount,
      price,
      value: toValue(amount, decimals, price),
      // A picture on a foreign server would tell that server who looks at it.
      imageUrl: cleanIcon(iconUrl),
      note: undefined,
      iconUrl: undefined,
    })
  }
  return tokens
}
