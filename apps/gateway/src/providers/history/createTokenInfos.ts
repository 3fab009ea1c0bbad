import { type Address, erc20Abi, getAddress } from 'viem'
import { createCache } from '../../cache.ts'
import type { Chain, Chains } from '../../chain/createChains.ts'

const FRESH_MS = 24 * 60 * 60_000

export type TokenInfo = { name: string; symbol: string; decimals: number }

export type TokenInfos = {
  /** By address as it was given. A contract that does not say what it is, or says it at length, is missing. */
  read: (chain: Chain, tokens: readonly Address[]) => Promise<Map<string, TokenInfo>>
}

/** What tokens are called: by the lists, else by the contracts themselves. */
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

  const find = async (chain: Chain, address: Address) =>
    chain.tokens.find((token) => token.address === getAddress(address)) ??
    (await cache.get(`${chain.id}|${address.toLowerCase()}`))

  return {
    async read(chain, tokens) {
      const found = await Promise.all(tokens.map(async (token) => [token, await find(chain, token)] as const))
      return new Map(found.flatMap(([token, info]) => (info ? [[token, info] as const] : [])))
    },
  }
}

async function readContract({ client }: Chain, address: Address): Promise<TokenInfo | null> {
  const contract = { address, abi: erc20Abi } as const
  const [name, symbol, decimals] = await client.multicall({
    deployless: true,
    contracts: [
      { ...contract, functionName: 'name' },
      { ...contract, functionName: 'symbol' },
      { ...contract, functionName: 'decimals' },
    ],
  })
  if (symbol.status !== 'success' || !isShort(symbol.result, 20)) return null
  return {
    name: name.status === 'success' && isShort(name.result, 60) ? name.result : symbol.result,
    symbol: symbol.result,
    // A collectible has none.
    decimals: decimals.status === 'success' && decimals.result <= 36 ? decimals.result : 0,
  }
}

const isShort = (text: string, max: number) => text.length > 0 && text.length <= max && !/\p{C}/u.test(text)
