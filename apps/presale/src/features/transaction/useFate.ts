import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { zeroAddress, zeroHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { chainKey } from '../../chain/chainKey.ts'
import type { PendingTopic } from '../../chain/createPendingStore.ts'
import { fateQueryOptions } from '../../chain/fateQuery.ts'
import type { Failure } from '../../chain/toFailure.ts'
import type { Followed } from './useOutcome.ts'
import { usePending } from './usePending.ts'

/** After so many looks, a transaction that no node has seen is worth a word. */
const LOOKS = 8

/** What to say when something else took a transaction's place. */
const REPLACED: Record<PendingTopic, Failure['name']> = {
  purchase: 'Replaced',
  bind: 'ReplacedBinding',
  withdrawal: 'ReplacedWithdrawal',
  settlement: 'ReplacedSettlement',
}

/**
 * Notices that a transaction in flight was sped up or canceled in the wallet, also while the page was closed.
 *
 * @returns whether the network has not seen the transaction for a while
 */
export function useFate<result>({ topic, account, hash, dispatch }: Followed<result>) {
  const runtime = useRuntime()
  const queryClient = useQueryClient()
  const [looks, setLooks] = useState(0)
  const stored = usePending(topic, account)
  const pending = hash !== undefined && stored?.hash === hash ? stored : undefined
  const { data: fate, dataUpdatedAt } = useQuery({
    ...fateQueryOptions(runtime, topic, account ?? zeroAddress, pending ?? { hash: zeroHash }),
    enabled: account !== undefined && pending !== undefined,
  })

  useEffect(() => {
    if (account === undefined || pending === undefined || fate === undefined) return
    if (fate.status === 'canceled') {
      runtime.pending[topic].clear(account)
      dispatch({ type: 'failed', failure: { name: REPLACED[topic] } })
      void queryClient.invalidateQueries({ queryKey: chainKey(runtime.config) })
    } else if (fate.status === 'replaced') {
      runtime.pending[topic].set(account, { hash: fate.hash, nonce: fate.nonce })
    } else if (fate.nonce !== undefined && pending.nonce === undefined) {
      runtime.pending[topic].set(account, { hash: pending.hash, nonce: fate.nonce })
    }
  }, [topic, account, pending, fate, runtime, queryClient, dispatch])

  const isUnknown = pending !== undefined && fate?.status === 'waiting' && fate.nonce === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer counts, also when it is the same again
  useEffect(() => {
    setLooks((before) => (isUnknown ? before + 1 : 0))
  }, [isUnknown, dataUpdatedAt])

  return looks >= LOOKS
}
