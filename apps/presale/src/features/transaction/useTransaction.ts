import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { type Address, type TransactionReceipt, zeroHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { afterReceipt } from '../../chain/afterReceipt.ts'
import type { ContractCall } from '../../chain/calls.ts'
import type { PendingTopic } from '../../chain/createPendingStore.ts'
import { receiptQueryOptions } from '../../chain/receiptQuery.ts'
import { type Failure, toFailure } from '../../chain/toFailure.ts'
import { isOnNetwork, send, simulate, switchNetwork } from '../../chain/transactions.ts'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import {
  initialTransactionState,
  isUnderWay,
  type TransactionEvent,
  transactionReducer,
} from './transactionReducer.ts'
import { usePending } from './usePending.ts'

export type UseTransactionParameters = {
  topic: PendingTopic
  /** Give the component a `key` of it: a state is one account's. */
  account: Address | undefined
  /** Whether a receipt proves that what was wanted has happened. Its status alone is not enough. */
  isDone: (receipt: TransactionReceipt) => boolean
  /** What to say of a receipt that does not prove it. @default 'Reverted' */
  undone?: Failure['name']
  onDone?: (receipt: TransactionReceipt) => void
}

/**
 * Takes one call at a time through the wallet to its receipt: switch network, simulate, sign, wait. What was sent is
 * followed to its end also after a reload and from another tab.
 */
export function useTransaction({
  topic,
  account,
  isDone,
  undone = 'Reverted',
  onDone,
}: UseTransactionParameters) {
  const runtime = useRuntime()
  const queryClient = useQueryClient()
  const openNetworkFailure = useNetworkFailure()
  const [state, dispatch] = useReducer(transactionReducer, initialTransactionState)
  const attempt = useRef(0)
  const stored = usePending(topic, account)?.hash
  const hash = state.status === 'pending' ? state.hash : undefined
  const { data: receipt } = useQuery({
    ...receiptQueryOptions(runtime, hash ?? zeroHash),
    enabled: hash !== undefined,
  })

  useEffect(() => {
    if (stored !== undefined) dispatch({ type: 'sent', hash: stored })
  }, [stored])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a receipt that arrives counts, not a new callback
  useEffect(() => {
    if (!receipt || account === undefined || receipt.transactionHash !== hash) return
    const succeeded = receipt.status === 'success'
    const done = succeeded && isDone(receipt)
    dispatch(
      done
        ? { type: 'confirmed', receipt }
        : { type: 'failed', failure: { name: succeeded ? undone : 'Reverted' } },
    )
    runtime.pending[topic].clear(account)
    afterReceipt(runtime, queryClient, receipt)
    if (done) onDone?.(receipt)
  }, [receipt, hash])

  function report(event: TransactionEvent) {
    if (event.type === 'sent' && account !== undefined)
      runtime.pending[topic].set(account, { hash: event.hash })
    const isUnstable = event.type === 'failed' && event.failure.name === 'NetworkUnstable'
    if (isUnstable) openNetworkFailure()
    dispatch(isUnstable ? { type: 'reset' } : event)
  }

  /** What an abandoned attempt still says is not heard, unless its transaction was sent after all. */
  function startAttempt() {
    attempt.current += 1
    const own = attempt.current
    return (event: TransactionEvent) => {
      if (own === attempt.current || event.type === 'sent') report(event)
    }
  }

  return {
    state,
    reset: () => dispatch({ type: 'reset' }),
    /** Stops waiting for a wallet that does not answer, or for a transaction that its node has dropped. */
    giveUp() {
      attempt.current += 1
      if (account !== undefined) runtime.pending[topic].clear(account)
      dispatch({ type: 'reset' })
    },
    async run(call: ContractCall) {
      if (account === undefined || isUnderWay(state)) return
      const tell = startAttempt()
      const step = (name: 'checking' | 'switching' | 'signing') => tell({ type: 'step', step: name })
      try {
        step('checking')
        if (!isOnNetwork(runtime)) {
          step('switching')
          await switchNetwork(runtime)
          step('checking')
        }
        await simulate(runtime, account, call)
        step('signing')
        tell({ type: 'sent', hash: await send(runtime, account, call) })
      } catch (error) {
        tell({ type: 'failed', failure: toFailure(error) })
      }
    },
  }
}
