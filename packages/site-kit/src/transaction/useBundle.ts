import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useEffect } from 'react'
import type { Hash } from 'viem'
import type { PendingBundle, PendingStore } from './createPendingStore.ts'
import { RECEIPT_INTERVAL } from './findReceipt.ts'
import type { TransactionEvent } from './transactionReducer.ts'
import { usePending } from './usePending.ts'
import type { UseTransactionParameters } from './useTransaction.ts'

/** A wallet's status of a bundle. Only the receipt of its transaction proves a success. */
export type BundleStatus = { status: 'waiting' } | { status: 'sent'; hash: Hash } | { status: 'failed' }

/** For wallets that run several calls as one transaction (EIP-5792). */
export type Bundles = {
  pending: PendingStore<PendingBundle>
  find: (id: string) => Promise<BundleStatus>
}

/**
 * Follows a bundle that the account's wallet has taken to its transaction, also one of an earlier page.
 *
 * @param id while the bundle has no transaction
 */
export function useBundle<result, failure>(
  parameters: UseTransactionParameters<result, failure>,
  id: string | undefined,
  dispatch: Dispatch<TransactionEvent<result, failure>>,
) {
  const { chainKey, account, pending, bundles, failures } = parameters
  const stored = usePending(bundles?.pending, account)?.id
  const { data: bundle } = useQuery({
    queryKey: [...chainKey, 'bundle', id],
    queryFn: (): Promise<BundleStatus> | BundleStatus => bundles?.find(id ?? '') ?? { status: 'waiting' },
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'sent' ? false : RECEIPT_INTERVAL),
    refetchIntervalInBackground: true,
  })

  useEffect(() => {
    if (stored !== undefined) dispatch({ type: 'bundled', id: stored })
  }, [stored, dispatch])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of a failure is no reason to look again
  useEffect(() => {
    if (id === undefined || account === undefined || bundle === undefined) return
    if (bundle.status === 'waiting') return
    if (bundle.status === 'failed') dispatch({ type: 'failed', failure: failures.reverted })
    // The transaction first: between the two, a closed tab must not lose both.
    else pending.set(account, { hash: bundle.hash })
    bundles?.pending.clear(account)
  }, [id, bundle, account, pending, bundles?.pending, dispatch])
}
