import { LRUCache } from 'lru-cache'
import type { Address } from 'viem'
import { createCache } from '../../cache.ts'
import type { Chain, Chains } from '../../chain/createChains.ts'
import { toNumeric, toUsd } from '../../numeric.ts'
import { NATIVE_ADDRESS, toCaip10 } from '../../tokens.ts'
import type { Prices } from '../prices/createPrices.ts'
import { multicallBalances } from './multicall.ts'

const FRESH_MS = 10_000
const STALE_MS = 60_000
/** Milliseconds between two reads by which one account may pass over the cache. */
const FORCE_INTERVAL_MS = 5_000

export type WireBalance = {
  name: string
  symbol: string
  chainId: string
  /** CAIP-10; absent for the native currency. */
  address?: string
  /** In USD; absent without a price. */
  value?: number
  /** In USD; 0 without one. */
  price: number
  quantity: { decimals: string; numeric: string }
}

export type Balances = {
  /** Reads the balances of an account on a chain: the native currency first, then listed tokens that it has any of. */
  read: (chain: Chain, owner: Address, options: { force: boolean }) => Promise<WireBalance[]>
}

export function createBalances({ chains, prices }: { chains: Chains; prices: Prices }): Balances {
  const forced = new LRUCache<string, true>({ max: 10_000, ttl: FORCE_INTERVAL_MS })
  const cache = createCache<{ native: bigint; tokens: Map<Address, bigint> }>({
    max: 10_000,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    read: async (key) => {
      const [id = '', owner] = key.split('|')
      const chain = chains.find(id)
      if (!chain) throw new Error(`The chain ${id} is not configured.`)
      return multicallBalances.read(chain, owner as Address)
    },
  })

  return {
    async read(chain, owner, { force }) {
      const key = `${chain.id}|${owner}`
      const isForced = force && !forced.has(key)
      if (isForced) forced.set(key, true)
      const [{ native, tokens }, priceOf] = await Promise.all([
        cache.get(key, { force: isForced }),
        prices.read(chain),
      ])
      const toBalance = (
        { name, symbol, decimals }: { name: string; symbol: string; decimals: number },
        units: bigint,
        address: Address | undefined,
      ): WireBalance => {
        const price = priceOf.get(address ?? NATIVE_ADDRESS)
        const value = toUsd(units, decimals, price)
        return {
          name,
          symbol,
          chainId: chain.id,
          ...(address === undefined ? {} : { address: toCaip10(chain.id, address) }),
          ...(value === undefined ? {} : { value }),
          price: price ?? 0,
          quantity: { decimals: String(decimals), numeric: toNumeric(units, decimals) },
        }
      }
      const held = chain.tokens.flatMap((token) => {
        const units = tokens.get(token.address) ?? 0n
        return units > 0n ? [toBalance(token, units, token.address)] : []
      })
      return [toBalance(chain.config.nativeCurrency, native, undefined), ...held]
    },
  }
}
