import { queryOptions } from '@tanstack/react-query'
import { type Hash, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import type { Runtime } from '../../app/boot.ts'
import { chainKey } from '../../chain/chainKey.ts'

/** A transaction's receipt, asked for every second until there is one; `null` while there is none. */
export function receiptQueryOptions({ config, client }: Runtime, hash: Hash) {
  return queryOptions({
    queryKey: chainKey(config, 'receipt', hash),
    queryFn: async () => {
      try {
        return await getTransactionReceipt(client, { hash })
      } catch (error) {
        if (error instanceof TransactionReceiptNotFoundError) return null
        throw error
      }
    },
    refetchInterval: ({ state }) => (state.data ? false : 1_000),
    // On a phone the wallet is in front while the transaction is mined.
    refetchIntervalInBackground: true,
  })
}
