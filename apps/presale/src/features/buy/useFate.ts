import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useEffect, useState } from 'react'
import { type Address, zeroAddress, zeroHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { fateQueryOptions } from '../../chain/fateQuery.ts'
import { usePending } from '../transaction/usePending.ts'
import type { BuyEvent, BuyState } from './buyReducer.ts'

/** After so many looks, a transaction that no node has seen is worth a word. */
const LOOKS = 8

/**
 * Notices that a purchase in flight was sped up or canceled in the wallet, also while the page was closed.
 *
 * @returns whether the network has not seen the transaction for a while
 */
export function useFate(account: Address | undefined, state: BuyState, dispatch: Dispatch<BuyEvent>) {
  const runtime = useRuntime()
  const [looks, setLooks] = useState(0)
  const stored = usePending('purchase', account)
  const pending = state.status === 'pending' && stored?.hash === state.hash ? stored : undefined
  const { data: fate, dataUpdatedAt } = useQuery({
    ...fateQueryOptions(runtime, account ?? zeroAddress, pending ?? { hash: zeroHash }),
    enabled: account !== undefined && pending !== undefined,
  })

  useEffect(() => {
    if (account === undefined || pending === undefined || fate === undefined) return
    if (fate.status === 'canceled') {
      runtime.pending.purchase.clear(account)
      dispatch({ type: 'failed', failure: { name: 'Replaced' } })
    } else if (fate.status === 'replaced') {
      runtime.pending.purchase.set(account, { hash: fate.hash, nonce: fate.nonce })
    } else if (fate.nonce !== undefined && pending.nonce === undefined) {
      runtime.pending.purchase.set(account, { hash: pending.hash, nonce: fate.nonce })
    }
  }, [account, pending, fate, runtime, dispatch])

  const isUnknown = pending !== undefined && fate?.status === 'waiting' && fate.nonce === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer counts, also when it is the same again
  useEffect(() => {
    setLooks((before) => (isUnknown ? before + 1 : 0))
  }, [isUnknown, dataUpdatedAt])

  return looks >= LOOKS
}
