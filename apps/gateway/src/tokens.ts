import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod'
import { tokenText } from './tokenText.ts'

const MAX_ENTRIES = 100_000
/** Characters of an entry that an error message shows. */
const MAX_SHOWN = 40

/** A token of a list in Uniswap's format. Its `logoURI` is never fetched. */
const listedTokenSchema = z.object({
  chainId: z.int().positive(),
  address: z
    .string()
    .refine((value) => isAddress(value, { strict: false }), 'Expected an address.')
    .transform((value): Address => getAddress(value.toLowerCase())),
  name: tokenText(60),
  symbol: tokenText(20),
  decimals: z.int().min(0).max(255),
})

/** A list as a file has it: its entries are read one by one. */
export const tokenListSchema = z.object({ tokens: z.array(z.unknown()).max(MAX_ENTRIES) })

export type ListedToken = z.output<typeof listedTokenSchema>

export type TokenList = {
  tokens: ListedToken[]
  /** A sentence for each entry that is left out, with its place and symbol. */
  problems: string[]
}

/**
 * Reads the entries of a list that are on the given chains. An entry of another chain is left out before anything else
 * of it is looked at, for its address may be of another kind; a wrong one is named and left out.
 */
export function readTokens(
  { tokens: entries }: z.output<typeof tokenListSchema>,
  chainIds: ReadonlySet<number>,
): TokenList {
  const tokens: ListedToken[] = []
  const problems: string[] = []
  for (const [index, entry] of entries.entries()) {
    const place = placeSchema.safeParse(entry)
    if (place.success && !chainIds.has(place.data.chainId)) continue
    const token = listedTokenSchema.safeParse(entry)
    if (token.success) tokens.push(token.data)
    else problems.push(`entry ${index + 1}${nameOf(entry)}: ${describeIssues(token.error)}; left out`)
  }
  return { tokens: uniqueTokens(tokens), problems }
}

/** Each token once, as the first list has it. */
export function uniqueTokens(tokens: readonly ListedToken[]): ListedToken[] {
  const byPlace = new Map<string, ListedToken>()
  for (const token of tokens) {
    const place = `${token.chainId} ${token.address}`
    if (!byPlace.has(place)) byPlace.set(place, token)
  }
  return [...byPlace.values()]
}

const placeSchema = z.object({ chainId: z.int() })
const nameSchema = z.object({ symbol: z.string().min(1) })

/** A list may have anything, at any length and with characters that a terminal obeys. */
function nameOf(entry: unknown) {
  const symbol = nameSchema.safeParse(entry).data?.symbol
  return symbol === undefined ? '' : ` ${JSON.stringify(symbol.slice(0, MAX_SHOWN))}`
}

const describeIssues = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')

/** Writes a token as the API does: the chain's CAIP-2 id and the address. */
export const toCaip10 = (chain: string, address: string) => `${chain}:${address}`

/** Stands for the native currency wherever the API wants an address. */
export const NATIVE_ADDRESS: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
