import type { Chain, Chains } from '../../chain/createChains.ts'
import type { SwapProvider } from '../types.ts'
import { exchangeOf } from './exchanges.ts'

export type Swaps = ReturnType<typeof createSwaps>

/** The provider of each chain that has one. A chain has one at most, for an allowance names no spender. */
export function createSwaps(chains: Chains) {
  const providers = new Map<string, SwapProvider>()
  for (const { id, config } of chains.list) {
    const { swap, wrappedNative } = config
    if (swap && wrappedNative) providers.set(id, exchangeOf(swap).create(swap, wrappedNative))
  }
  return {
    of: (chain: Chain) => providers.get(chain.id),
    isAny: providers.size > 0,
  }
}
