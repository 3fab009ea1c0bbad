import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect } from 'react'
import { type Address, zeroHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { afterReceipt } from '../../chain/afterReceipt.ts'
import { receiptQueryOptions } from '../../chain/receiptQuery.ts'
import { usePending } from '../transaction/usePending.ts'
import type { BuyEvent, BuyState } from './buyReducer.ts'
import { readOutcome } from './readOutcome.ts'

/** Follows an account's purchase in flight to its receipt, also one that an earlier page or another tab sent. */
export function useOutcome(account: Address | undefined, state: BuyState, dispatch: Dispatch<BuyEvent>) {
  const runtime = useRuntime()
  const queryClient = useQueryClient()
  const stored = usePending('purchase', account)?.hash
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
    const outcome = readOutcome(receipt, runtime.config.contracts.presale, account)
    dispatch(outcome.type === 'confirmed' ? { ...outcome, hash } : outcome)
    runtime.pending.purchase.clear(account)
    afterReceipt(runtime, queryClient, receipt)
  }, [receipt, account, hash, runtime, queryClient, dispatch])
}
