import { type Address, getAddress } from 'viem'
import { createCache } from '../../cache.ts'
import type { Chain, Chains } from '../../chain/createChains.ts'
import { readTokenFacts, shortAddress } from '../../chain/readTokenFacts.ts'

const FRESH_MS = 24 * 60 * 60_000
const MAX_DECIMALS = 36

export type TokenInfo = { name: string; symbol: string; decimals: number }

export type TokenInfos = {
  /**
   * By address as it was given. A contract that does not say what it is, or says it at length, is called by its short
   * address.
   */
  read: (chain: Chain, tokens: readonly Address[]) => Promise<Map<string, TokenInfo>>
}

/** Reads names and symbols of tokens: from the lists, else from the contracts themselves. */
export function createTokenInfos(chains: Chains): TokenInfos {
  const cache = createCache<TokenInfo | null>({
    max: 10_000,
    freshMs: FRESH_MS,
    read: async (key) => {
      const [id = '', address] = key.split('|')
      const chain = chains.find(id)
      return chain ? readContract(chain, getAddress(String(address))) : null
    },
  })

  // A contract that keeps a node busy takes no history down, and what a node did not answer is asked again.
  const find = async (chain: Chain, address: Address) =>
    chain.tokens.find((token) => token.address === getAddress(address)) ??
    (await cache.get(`${chain.id}|${address.toLowerCase()}`).catch(() => unknownToken(address)))

  return {
    async read(chain, tokens) {
      const found = await Promise.all(tokens.map(async (token) => [token, await find(chain, token)] as const))
      return new Map(found.flatMap(([token, info]) => (info ? [[token, info] as const] : [])))
    },
  }
}

/** A token of which nothing is known; its amounts stay in the smallest unit. */
export function unknownToken(address: string): TokenInfo {
  return { name: shortAddress(address), symbol: shortAddress(address), decimals: 0 }
}

async function readContract({ client }: Chain, address: Address): Promise<TokenInfo> {
  const [facts] = await readTokenFacts(client, [address])
  const symbol = facts?.symbol ?? shortAddress(address)
  const decimals = facts?.decimals ?? 0
  // A collectible has no decimals.
  return { name: facts?.name ?? symbol, symbol, decimals: decimals <= MAX_DECIMALS ? decimals : 0 }
}
