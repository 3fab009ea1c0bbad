import { OperatorError } from '@foyer/server-kit'
import type { Chains } from '../../chain/createChains.ts'
import { NATIVE_ADDRESS, toCaip10 } from '../../tokens.ts'
import { createDemo } from './demo.ts'
import { createMoonpay } from './moonpay.ts'
import { createTransak } from './transak.ts'
import type { OnRampConfig, OnRampProvider } from './types.ts'

/** A token that can be bought. */
export type OnRampToken = OnRampConfig['tokens'][number] & {
  /** CAIP-10. */
  id: string
  name: string
  symbol: string
  decimals: number
}

export type OnRamps = {
  tokens: readonly OnRampToken[]
  currencies: OnRampConfig['currencies']
  /** Those that have keys, by id. */
  providers: ReadonlyMap<string, OnRampProvider>
  isAny: boolean
}

export type CreateOnRampsParameters = {
  config: OnRampConfig | undefined
  chains: Chains
  /** Reads the variable that the configuration names for a key. */
  secret: (name: string) => string | undefined
}

/**
 * Creates the on-ramps: the tokens that can be bought, and the providers that sell them. A provider without keys is left out.
 *
 * @throws {OperatorError} a token is on no list of its chain
 */
export function createOnRamps({ config, chains, secret }: CreateOnRampsParameters): OnRamps {
  const providers = new Map<string, OnRampProvider>()
  const { tokens = [], currencies = [], providers: configured = {} } = config ?? {}
  const { moonpay, transak, demo } = configured
  for (const [id, account, create] of [
    ['moonpay', moonpay, createMoonpay],
    ['transak', transak, createTransak],
  ] as const) {
    const apiKey = account && secret(account.keyEnv)
    const ownSecret = account && secret(account.secretEnv)
    if (apiKey !== undefined && ownSecret !== undefined)
      providers.set(id, create({ apiKey, secret: ownSecret, isSandbox: account?.sandbox ?? false }))
  }
  if (demo) providers.set('demo', createDemo(demo))
  const all = [...providers.values()]
  const sold = tokens
    .map((token) => describe(token, chains))
    .filter((token) => all.some(({ sells }) => sells(token)))
  return { tokens: sold, currencies, providers, isAny: sold.length > 0 && currencies.length > 0 }
}

function describe(token: OnRampConfig['tokens'][number], chains: Chains): OnRampToken {
  const chain = chains.find(token.chain)
  const { address = NATIVE_ADDRESS } = token
  const listed =
    token.address === undefined
      ? chain?.config.nativeCurrency
      : chain?.tokens.find((one) => one.address === token.address)
  if (listed === undefined)
    throw new OperatorError(
      `onRamp.tokens: ${toCaip10(token.chain, address)} is on none of the token lists. Add it to one.`,
      { section: 'configuration' },
    )
  const { name, symbol, decimals } = listed
  return { ...token, id: toCaip10(token.chain, address), name, symbol, decimals }
}
