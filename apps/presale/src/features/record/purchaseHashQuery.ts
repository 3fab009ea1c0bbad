import { presaleAbi } from '@foyer/presale-contracts'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getContractEvents } from 'viem/actions'
import type { Runtime } from '../../app/boot.ts'
import type { PurchaseRow } from './sources/purchases.ts'

/**
 * The transaction of a purchase, from the logs of its one block: the contract does not know it. `null` when the node
 * serves no logs, as the official BSC endpoints do not.
 */
export function purchaseHashQueryOptions(
  { config, client }: Runtime,
  buyer: Address,
  purchase: Pick<PurchaseRow, 'id' | 'blockNumber'>,
) {
  const block = BigInt(purchase.blockNumber)
  return queryOptions({
    queryKey: ['purchaseHash', config.chain.id, config.contracts.presale, purchase.id],
    queryFn: async () => {
      const events = await getContractEvents(client, {
        address: config.contracts.presale,
        abi: presaleAbi,
        eventName: 'Purchased',
        args: { purchaseId: BigInt(purchase.id), buyer },
        fromBlock: block,
        toBlock: block,
      }).catch(() => [])
      return events[0]?.transactionHash ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
