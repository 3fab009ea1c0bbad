import { presaleAbi } from '@foyer/presale-contracts'
import { queryOptions } from '@tanstack/react-query'
import { readContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { jitter } from '../app/jitter.ts'
import { chainKey } from './chainKey.ts'

/** A price and when it starts: USD per YES with 18 decimals; chain time in seconds. */
export type PriceStep = { startsAt: number; price: bigint }

/** An item's supply. */
export type Supply = { id: number; cap: number; sold: bigint }

/** The whole schedule of prices and what is sold of each item. */
export function saleQueryOptions({ config, client }: Runtime, itemIds: readonly number[]) {
  const contract = { address: config.contracts.presale, abi: presaleAbi } as const
  return queryOptions({
    queryKey: chainKey(config, 'sale', contract.address, itemIds),
    queryFn: async () => {
      const [steps, ...supplies] = await Promise.all([
        readContract(client, { ...contract, functionName: 'steps' }),
        ...itemIds.map(async (id): Promise<Supply> => {
          const [{ cap }, sold] = await readContract(client, {
            ...contract,
            functionName: 'items',
            args: [id],
          })
          return { id, cap, sold }
        }),
      ])
      return { steps: steps as readonly PriceStep[], supplies }
    },
    refetchInterval: jitter * 60_000,
  })
}
