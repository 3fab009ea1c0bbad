import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect, useState } from 'react'
import { type Address, type Hash, zeroAddress, zeroHash } from 'viem'
import type { PendingTransaction } from './createPendingStore.ts'
import { type Execution, findExecution, isContractAccount } from './findExecution.ts'
import { findReplacement, type Replacement } from './findReplacement.ts'
import type { TransactionEvent } from './transactionReducer.ts'
import { usePending } from './usePending.ts'
import type { UseTransactionParameters } from './useTransaction.ts'

/** Interval between two checks for a replaced transaction, in milliseconds. */
export const REPLACEMENT_INTERVAL = 4_000

/** After so many looks, the user is told of a transaction that no node has seen. */
const UNSEEN_LOOKS = 8

/**
 * Notices that a transaction in flight was sped up or canceled in the wallet, also while the page was closed.
 *
 * @param hash while it is pending
 * @returns whether the network has not seen the transaction for a while, and whether the account's other owners have to
 *   confirm it first
 */
export function useReplacement<result, failure>(
  parameters: UseTransactionParameters<result, failure>,
  hash: Hash | undefined,
  dispatch: Dispatch<TransactionEvent<result, failure>>,
) {
  const { client, chainKey, account, pending, findBlocks, readResult, failures } = parameters
  const queryClient = useQueryClient()
  const [looks, setLooks] = useState(0)
  const stored = usePending(pending, account)
  const transaction = hash !== undefined && stored?.hash === hash ? stored : undefined
  const { data: replacement, dataUpdatedAt } = useQuery({
    queryKey: [...chainKey, 'replacement', account, hash, transaction?.nonce],
    queryFn: () => look(account ?? zeroAddress, transaction ?? { hash: zeroHash }),
    enabled: account !== undefined && transaction !== undefined,
    refetchInterval: REPLACEMENT_INTERVAL,
    refetchIntervalInBackground: true,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of a failure is no reason to look again
  useEffect(() => {
    if (account === undefined || transaction === undefined || replacement === undefined) return
    if (replacement.status === 'shared') {
      if (transaction.since === undefined) pending.set(account, { ...transaction, since: replacement.since })
    } else if (replacement.status === 'executed') {
      if (replacement.hash !== transaction.hash) pending.set(account, { hash: replacement.hash })
    } else if (replacement.status === 'canceled') {
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

  return {
    isUnseen: looks >= UNSEEN_LOOKS,
    isShared: transaction !== undefined && replacement?.status === 'shared',
  }

  async function look(sender: Address, sent: PendingTransaction): Promise<Replacement | Execution> {
    const found = await findReplacement(client, { account: sender, transaction: sent, findBlocks })
    const isSeen = found.status !== 'waiting' || found.nonce !== undefined
    if (isSeen || !(await isContractAccount(client, sender))) return found
    return findExecution(client, {
      account: sender,
      hash: sent.hash,
      since: sent.since,
      blocks: findBlocks(sender, undefined),
      isProof: (receipt) => readResult(receipt, sender) !== undefined,
    })
  }
}
