import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect, useState } from 'react'
import { type Hash, zeroAddress, zeroHash } from 'viem'
import { findReplacement } from './findReplacement.ts'
import type { TransactionEvent } from './transactionReducer.ts'
import { usePending } from './usePending.ts'
import type { UseTransactionParameters } from './useTransaction.ts'

/** How often to look whether a transaction in flight was replaced, in milliseconds. */
export const REPLACEMENT_INTERVAL = 4_000

/** After so many looks, the user is told of a transaction that no node has seen. */
const UNSEEN_LOOKS = 8

/**
 * Notices that a transaction in flight was sped up or canceled in the wallet, also while the page was closed.
 *
 * @param hash while it is pending
 * @returns whether the network has not seen the transaction for a while
 */
export function useReplacement<result, failure>(
  parameters: UseTransactionParameters<result, failure>,
  hash: Hash | undefined,
  dispatch: Dispatch<TransactionEvent<result, failure>>,
) {
  const { client, chainKey, account, pending, findBlocks, failures } = parameters
  const queryClient = useQueryClient()
  const [looks, setLooks] = useState(0)
  const stored = usePending(pending, account)
  const transaction = hash !== undefined && stored?.hash === hash ? stored : undefined
  const { data: replacement, dataUpdatedAt } = useQuery({
    queryKey: [...chainKey, 'replacement', account, hash, transaction?.nonce],
    queryFn: () =>
      findReplacement(client, {
        account: account ?? zeroAddress,
        transaction: transaction ?? { hash: zeroHash },
        findBlocks,
      }),
    enabled: account !== undefined && transaction !== undefined,
    refetchInterval: REPLACEMENT_INTERVAL,
    refetchIntervalInBackground: true,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of a failure is no reason to look again
  useEffect(() => {
    if (account === undefined || transaction === undefined || replacement === undefined) return
    if (replacement.status === 'canceled') {
      pending.clear(account)
      dispatch({ type: 'failed', failure: failures.replaced })
      void queryClient.invalidateQueries({ queryKey: chainKey })
    } else if (replacement.status === 'replaced') {
      pending.set(account, { hash: replacement.hash, nonce: replacement.nonce })
    } else if (replacement.nonce !== undefined && transaction.nonce === undefined) {
      pending.set(account, { hash: transaction.hash, nonce: replacement.nonce })
    }
  }, [account, transaction, replacement, pending, dispatch])

  const isUnseen =
    transaction !== undefined && replacement?.status === 'waiting' && replacement.nonce === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer counts, also when it is the same again
  useEffect(() => {
    setLooks((before) => (isUnseen ? before + 1 : 0))
  }, [isUnseen, dataUpdatedAt])

  return looks >= UNSEEN_LOOKS
}
