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

/** Returns the tokens that can be bought on the dapp's networks, and their pictures' paths. Invalid rows are left out. */
export function fromWire({ rows, chains, cleanName }: FromWireParameters) {
  const providers = rows.providers.slice(0, MAX_ROWS).flatMap((row): OnRampProvider[] => {
    const { success, data } = onRampProvider.safeParse(row)
    const name = success ? cleanName(data.name) : undefined
    return success && name !== undefined ? [{ id: data.id, name }] : []
  })
  const isKnown = (id: string) => providers.some((provider) => provider.id === id)
  const icons = new Map<string, string>()
  const tokens = rows.tokens.slice(0, MAX_ROWS).flatMap((row): OnRampToken[] => {
    const { success, data } = onRampToken.safeParse(row)
    if (!success) return []
    const chainId = data.address.slice(0, data.address.lastIndexOf(':'))
    const [name, symbol] = [cleanName(data.name), cleanName(data.symbol)]
    const sellers = data.providers.filter(isKnown)
    if (!name || !symbol || sellers.length === 0 || !chains.includes(chainId)) return []
    if (data.iconUrl) icons.set(data.address, data.iconUrl)
    return [{ address: data.address, chainId, name, symbol, imageUrl: undefined, providers: sellers }]
  })
  const currencies = rows.currencies.slice(0, MAX_ROWS).flatMap((row): OnRampCurrency[] => {
    const { success, data } = onRampCurrency.safeParse(row)
    return success ? [{ ...data, imageUrl: undefined }] : []
  })
  const status: OnRampState['status'] = tokens.length > 0 && currencies.length > 0 ? 'ready' : 'off'
  return { status, providers, tokens, currencies, icons }
}
