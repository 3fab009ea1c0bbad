import { useReducer, useRef } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import type { ContractCall } from '../../chain/calls.ts'
import { toFailure } from '../../chain/toFailure.ts'
import { isOnNetwork, send, simulate, switchNetwork } from '../../chain/transactions.ts'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import {
  initialTransactionState,
  isUnderWay,
  type TransactionEvent,
  type TransactionState,
  transactionReducer,
} from './transactionReducer.ts'
import { useFate } from './useFate.ts'
import { type UseOutcomeParameters, useOutcome } from './useOutcome.ts'

/** Give the component a `key` of the account: a state is one account's. */
export type UseTransactionParameters<result> = Omit<UseOutcomeParameters<result>, 'hash' | 'dispatch'>

/**
 * Takes one call at a time through the wallet to its receipt: switch network, simulate, sign, wait. What was sent is
 * followed to its end also after a reload, from another tab, and when it was sped up or canceled in the wallet.
 */
export function useTransaction<result>(parameters: UseTransactionParameters<result>) {
  const { topic, account } = parameters
  const runtime = useRuntime()
  const openNetworkFailure = useNetworkFailure()
  const [state, dispatch] = useReducer<TransactionState<result>, [TransactionEvent<result>]>(
    transactionReducer,
    initialTransactionState,
  )
  const attempt = useRef(0)
  const hash = state.status === 'pending' ? state.hash : undefined
  useOutcome({ ...parameters, hash, dispatch })
  const isUnseen = useFate({ topic, account, hash, dispatch })

  function report(event: TransactionEvent<result>) {
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
    return (event: TransactionEvent<result>) => {
      if (own === attempt.current || event.type === 'sent') report(event)
    }
  }

  return {
    state,
    /** Whether the network has not seen the transaction for a while. */
    isUnseen,
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
