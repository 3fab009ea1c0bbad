import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect } from 'react'
import { type Hash, zeroHash } from 'viem'
import { findReceipt, RECEIPT_INTERVAL } from './findReceipt.ts'
import { hasReverted } from './hasReverted.ts'
import type { TransactionEvent } from './transactionReducer.ts'
import { usePending } from './usePending.ts'
import type { UseTransactionParameters } from './useTransaction.ts'

/**
 * Follows an account's transaction in flight to its receipt, also one that an earlier page or another tab sent.
 *
 * @param hash while it is pending
 * @param dispatch must stay the same, as the `dispatch` of a reducer does
 */
export function useReceipt<result, failure>(
  parameters: UseTransactionParameters<result, failure>,
  hash: Hash | undefined,
  dispatch: Dispatch<TransactionEvent<result, failure>>,
) {
  const { client, chainKey, account, freshness, pending, readResult, failures, onConfirmed } = parameters
  const queryClient = useQueryClient()
  const stored = usePending(pending, account)?.hash
  // Followed to its end also when another tab has seen the receipt first and cleared the store.
  const { data: receipt } = useQuery({
    queryKey: [...chainKey, 'receipt', hash ?? zeroHash],
    queryFn: () => findReceipt(client, hash ?? zeroHash),
    enabled: hash !== undefined,
    refetchInterval: ({ state }) => (state.data ? false : RECEIPT_INTERVAL),
    // On a phone the wallet is in front while the transaction is mined.
    refetchIntervalInBackground: true,
  })

  useEffect(() => {
    if (stored !== undefined) dispatch({ type: 'sent', hash: stored })
  }, [stored, dispatch])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a receipt that arrives counts, not a new callback
  useEffect(() => {
    if (!receipt || hash === undefined || account === undefined || receipt.transactionHash !== hash) return
    const result = receipt.status === 'success' ? readResult(receipt, account) : undefined
    dispatch(
      result === undefined
        ? { type: 'failed', failure: hasReverted(receipt, account) ? failures.reverted : failures.other }
        : { type: 'confirmed', hash, result },
    )
    pending.clear(account)
    freshness.require(receipt.blockNumber)
    void queryClient.invalidateQueries({ queryKey: chainKey })
    if (result !== undefined) onConfirmed?.(result)
  }, [receipt, hash])
}
