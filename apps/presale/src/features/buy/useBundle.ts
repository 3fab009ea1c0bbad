import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useEffect } from 'react'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { bundleQueryOptions } from '../../chain/bundleQuery.ts'
import { usePending } from '../transaction/usePending.ts'
import type { BuyEvent, BuyState } from './buyReducer.ts'

/** Follows a bundle that the account's wallet has taken to its transaction, also one of an earlier page. */
export function useBundle(account: Address | undefined, state: BuyState, dispatch: Dispatch<BuyEvent>) {
  const runtime = useRuntime()
  const stored = usePending('bundle', account)?.id
  const id = state.status === 'bundled' ? state.id : undefined
  const { data: bundle } = useQuery({
    ...bundleQueryOptions(runtime, id ?? ''),
    enabled: id !== undefined,
  })

  useEffect(() => {
    if (stored !== undefined) dispatch({ type: 'bundled', id: stored })
  }, [stored, dispatch])

  useEffect(() => {
    if (id === undefined || account === undefined || bundle === undefined) return
    if (bundle.status === 'waiting') return
    if (bundle.status === 'failed') dispatch({ type: 'failed', failure: { name: 'Reverted' } })
    // The transaction first: between the two, a closed tab must not lose both.
    else runtime.pending.purchase.set(account, { hash: bundle.hash })
    runtime.pending.bundle.clear(account)
  }, [id, bundle, account, runtime, dispatch])
}
