import type * as z from 'zod/mini'
import type { OnRampCurrency, OnRampProvider, OnRampState, OnRampToken } from '../types/onRamp.ts'
import { onRampCurrency, onRampProvider, onRampToken } from '../wire/onRampSchemas.ts'

/** The most rows of each kind that are read. */
const MAX_ROWS = 200

type FromWireParameters = {
  rows: { providers: readonly unknown[]; tokens: readonly unknown[]; currencies: readonly unknown[] }
  /** CAIP-2 ids of the dapp's networks. */
  chains: readonly string[]
  cleanName: (name: unknown) => string | undefined
}

/** Returns the items of the valid rows. A row that gives none is left out. */
const readRows = <data, item>(
  rows: readonly unknown[],
  schema: z.ZodMiniType<data>,
  toItem: (data: data) => item | undefined,
): item[] =>
  rows.slice(0, MAX_ROWS).flatMap((row) => {
    const { success, data } = schema.safeParse(row)
    return (success ? toItem(data) : undefined) ?? []
  })

/** Returns the tokens that can be bought on the dapp's networks, and their pictures' paths. Invalid rows are left out. */
export function fromWire({ rows, chains, cleanName }: FromWireParameters) {
  const providers = readRows(rows.providers, onRampProvider, (data): OnRampProvider | undefined => {
    const name = cleanName(data.name)
    return name ? { id: data.id, name } : undefined
  })
  const isKnown = (id: string) => providers.some((provider) => provider.id === id)
  const icons = new Map<string, string>()
  const tokens = readRows(rows.tokens, onRampToken, (data): OnRampToken | undefined => {
    const { address, iconUrl } = data
    const chainId = address.slice(0, address.lastIndexOf(':'))
    const [name, symbol] = [cleanName(data.name), cleanName(data.symbol)]
    const sellers = data.providers.filter(isKnown)
    if (!name || !symbol || sellers.length === 0 || !chains.includes(chainId)) return
    if (iconUrl) icons.set(address, iconUrl)
    return { address, chainId, name, symbol, imageUrl: undefined, providers: sellers }
  })
  const currencies = readRows(
    rows.currencies,
    onRampCurrency,
    (data): OnRampCurrency => ({ ...data, imageUrl: undefined }),
  )
  const status: OnRampState['status'] = tokens.length > 0 && currencies.length > 0 ? 'ready' : 'off'
  return { status, providers, tokens, currencies, icons }
}
