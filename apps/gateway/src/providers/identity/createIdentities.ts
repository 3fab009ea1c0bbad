import type { Address } from 'viem'
import { createCache } from '../../cache.ts'
import type { Chains } from '../../chain/createChains.ts'
import type { Identity } from '../types.ts'
import { createRegistryIdentity } from './registry.ts'

const FRESH_MS = 10 * 60_000
const RESOLVED_FRESH_MS = 60_000

export type ResolvedName = { address: Address; chainId: number }

export type Identities = {
  /** The first registry's name that leads back to the address. Null without one. */
  lookup: (address: Address) => Promise<Identity | null>
  /** Resolves a name by the first registry that knows it. Null without one. */
  resolve: (name: string) => Promise<ResolvedName | null>
}

/** Names of all chains that have a registry, in the order of the configuration. */
export function createIdentities(chains: Chains, avatarHosts: readonly string[]): Identities {
  const providers = chains.list.flatMap((chain) => {
    const provider = createRegistryIdentity({ chain, avatarHosts })
    return provider ? [{ ...provider, chainId: chain.chainId }] : []
  })
  const lookups = createCache<Identity | null>({
    max: 10_000,
    freshMs: FRESH_MS,
    read: (address) => findFirst(providers, (provider) => provider.lookup(address as Address)),
  })
  const resolutions = createCache<ResolvedName | null>({
    max: 10_000,
    freshMs: RESOLVED_FRESH_MS,
    read: (name) =>
      findFirst(providers, async ({ resolve, chainId }) => {
        const address = await resolve(name)
        return address === null ? null : { address, chainId }
      }),
  })
  return { lookup: lookups.get, resolve: resolutions.get }
}

async function findFirst<P, T>(
  providers: readonly P[],
  ask: (provider: P) => Promise<T | null>,
): Promise<T | null> {
  for (const provider of providers) {
    const answer = await ask(provider)
    if (answer !== null) return answer
  }
  return null
}
