import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Runtime } from '../../app/boot.ts'
import { chainKey } from '../../chain/chainKey.ts'

/** The name of an address; `null` without one. Without a resolver nothing is asked. */
export function nameQueryOptions({ config, names }: Pick<Runtime, 'config' | 'names'>, address: Address) {
  return queryOptions({
    queryKey: chainKey(config, 'name', config.nameRegistry, address),
    queryFn: async () => (await names?.resolve(address)) ?? null,
    enabled: names !== undefined,
    staleTime: 60 * 60_000,
    // A name is an ornament: without it the address is there all the same.
    retry: false,
  })
}
