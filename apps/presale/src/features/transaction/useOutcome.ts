import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Address, type Hash, type TransactionReceipt, zeroHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { afterReceipt } from '../../chain/afterReceipt.ts'
import type { PendingTopic } from '../../chain/createPendingStore.ts'
import { receiptQueryOptions } from '../../chain/receiptQuery.ts'
import type { Failure } from '../../chain/toFailure.ts'
import { usePending } from './usePending.ts'

/** What becomes of a transaction in flight. */
export type FollowedEvent<result> =
  /** The wallet sent it, here or in another tab, or before a reload; or this one replaced it in the wallet. */
  | { type: 'sent'; hash: Hash }
  | { type: 'confirmed'; hash: Hash; result: result }
  | { type: 'failed'; failure: Failure }

/** A transaction in flight, as the hooks that follow it are given it. */
export type Followed<result> = {
  topic: PendingTopic
  account: Address | undefined
  /** While it is pending. */
  hash: Hash | undefined
  /** Must stay the same, as the `dispatch` of a reducer does. */
  dispatch: (event: FollowedEvent<result>) => void
}

export type UseOutcomeParameters<result> = Followed<result> & {
  /** What a receipt proves to have happened for the account; `undefined` when nothing. Its status alone proves nothing. */
  read: (receipt: TransactionReceipt, account: Address) => result | undefined
  /** What to say of a transaction that went through and proves nothing. @default 'OtherTransaction' */
  undone?: Failure['name'] | undefined
  onDone?: ((result: result) => void) | undefined
}

/** Follows an account's transaction in flight to its receipt, also one that an earlier page or another tab sent. */
export function useOutcome<result>({
  topic,
  account,
  hash,
  dispatch,
  read,
  undone = 'OtherTransaction',
  onDone,
}: UseOutcomeParameters<result>) {
  const runtime = useRuntime()
  const queryClient = useQueryClient()
  const stored = usePending(topic, account)?.hash
  // Followed to its end also when another tab has seen the receipt first and cleared the store.
  const { data: receipt } = useQuery({
    ...receiptQueryOptions(runtime, hash ?? zeroHash),
    enabled: hash !== undefined,
  })

  useEffect(() => {
    if (stored !== undefined) dispatch({ type: 'sent', hash: stored })
  }, [stored, dispatch])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a receipt that arrives counts, not a new callback
  useEffect(() => {
    if (!receipt || hash === undefined || account === undefined || receipt.transactionHash !== hash) return
    const succeeded = receipt.status === 'success'
    const result = succeeded ? read(receipt, account) : undefined
    dispatch(
      result === undefined
        ? { type: 'failed', failure: { name: succeeded ? undone : 'Reverted' } }
        : { type: 'confirmed', hash, result },
    )
    runtime.pending[topic].clear(account)
    afterReceipt(runtime, queryClient, receipt)
    if (result !== undefined) onDone?.(result)
  }, [receipt, hash])
}
