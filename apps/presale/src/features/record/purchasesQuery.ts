import { presaleAbi } from '@foyer/presale-contracts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Address, ContractFunctionReturnType } from 'viem'
import { readContract } from 'viem/actions'
import type { Runtime } from '../../app/boot.ts'
import { chainKey } from '../../chain/chainKey.ts'

const PAGE_SIZE = 10n

export type PurchaseRow = ContractFunctionReturnType<typeof presaleAbi, 'view', 'purchasesOf'>[0][number]

/** An account's purchases, newest first, in pages. Read from the sale itself, so it needs no indexer. */
export function purchasesQueryOptions({ config, client }: Runtime, buyer: Address) {
  return infiniteQueryOptions({
    queryKey: chainKey(config, 'purchases', config.contracts.presale, buyer),
    queryFn: async ({ pageParam }) => {
      const [rows, next] = await readContract(client, {
        address: config.contracts.presale,
        abi: presaleAbi,
        functionName: 'purchasesOf',
        args: [buyer, pageParam, PAGE_SIZE],
      })
      return { rows, next }
    },
    // The contract's cursor: 0 starts, and a returned 0 ends.
    initialPageParam: 0,
    getNextPageParam: ({ next }) => (next === 0 ? undefined : next),
  })
}
