import type { Address } from 'viem'
import { createCache } from '../../cache.ts'
import type { Chain, Chains } from '../../chain/createChains.ts'
import { NATIVE_ADDRESS } from '../../tokens.ts'
import { feedPrices } from './feeds.ts'
import { poolPrices } from './pools.ts'

const FRESH_MS = 30_000

export type Prices = ReturnType<typeof createPrices>

/** Prices in USD: of a feed where the token has one, else of its pools. A chain's tokens are read together. */
export function createPrices(chains: Chains) {
  const cache = createCache<ReadonlyMap<Address, number>>({
    max: chains.list.length,
    freshMs: FRESH_MS,
    read: async (id) => {
      const chain = chains.find(id)
      return chain ? readAll(chain) : new Map()
    },
  })
  return {
    /** By token address; the native currency under `NATIVE_ADDRESS`. What has no price is missing. */
    read: (chain: Chain) => cache.get(chain.id),
  }
}

async function readAll(chain: Chain): Promise<ReadonlyMap<Address, number>> {
  const tokens = [NATIVE_ADDRESS, ...chain.tokens.map(({ address }) => address)]
  const fromFeeds = await feedPrices.read(chain, tokens)
  const fromPools = await poolPrices.read(
    chain,
    tokens.filter((token) => !fromFeeds.has(token)),
  )
  return new Map([...fromPools, ...fromFeeds])
}
