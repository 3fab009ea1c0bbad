import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect } from 'react'
import { type Address, zeroHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { chainKey } from '../../chain/chainKey.ts'
import { receiptQueryOptions } from '../../chain/receiptQuery.ts'
import type { BuyEvent, BuyState } from './buyReducer.ts'
import { readOutcome } from './readOutcome.ts'
import { usePendingPurchase } from './usePendingPurchase.ts'

/** Follows an account's purchase in flight to its receipt, also one that an earlier page or another tab sent. */
export function useOutcome(account: Address | undefined, state: BuyState, dispatch: Dispatch<BuyEvent>) {
  const runtime = useRuntime()
  const queryClient = useQueryClient()
  const stored = usePendingPurchase(account)?.hash
  // Followed to its end also when another tab has seen the receipt first and cleared the store.
  const hash = state.status === 'pending' ? state.hash : undefined
  const { data: receipt } = useQuery({
    ...receiptQueryOptions(runtime, hash ?? zeroHash),
    enabled: hash !== undefined,
  })

  useEffect(() => {
    if (stored !== undefined) dispatch({ type: 'sent', hash: stored })
  }, [stored, dispatch])

  useEffect(() => {
    if (!receipt || account === undefined || receipt.transactionHash !== hash) return
    const outcome = readOutcome(receipt, runtime.config.contracts.presale)
    dispatch(outcome.type === 'confirmed' ? { ...outcome, hash } : outcome)
    runtime.pending.clear(account)
    void queryClient.invalidateQueries({ queryKey: chainKey(runtime.config) })
  }, [receipt, account, hash, runtime, queryClient, dispatch])
}
