import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { Order } from '../../chain/calls.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import { type Failure, toFailure } from '../../chain/toFailure.ts'
import { whitelistProofQueryOptions } from '../../chain/whitelistQuery.ts'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import { useFate } from '../transaction/useFate.ts'
import { useOutcome } from '../transaction/useOutcome.ts'
import { type BuyEvent, buyReducer, initialBuyState, isBusy } from './buyReducer.ts'
import { findBlocker } from './findBlocker.ts'
import { orderSteps } from './orderSteps.ts'
import { placeOrder } from './placeOrder.ts'
import { readPurchase } from './readPurchase.ts'
import { useBundle } from './useBundle.ts'

export type UseBuyParameters = {
  view: HomeView
  account: Address | undefined
  onInvitationRequired: () => void
  onWhitelistRequired: () => void
}

/** Takes orders of one account through to their receipt. */
export function useBuy({ view, account, onInvitationRequired, onWhitelistRequired }: UseBuyParameters) {
  const runtime = useRuntime()
  const queryClient = useQueryClient()
  const openNetworkFailure = useNetworkFailure()
  const [state, dispatch] = useReducer(buyReducer, initialBuyState)
  const attempt = useRef(0)
  const followed = {
    topic: 'purchase',
    account,
    hash: state.status === 'pending' ? state.hash : undefined,
    dispatch,
  } as const
  useOutcome({
    ...followed,
    read: (receipt, buyer) => readPurchase(receipt, runtime.config.contracts.presale, buyer),
  })
  useBundle(account, state, dispatch)
  const isUnseen = useFate(followed)

  /** Failures with a dialog of their own are said there, and the panel is ready for the next attempt. */
  const dialogs: Partial<Record<Failure['name'], () => void>> = {
    NetworkUnstable: openNetworkFailure,
    NotBound: onInvitationRequired,
    NotWhitelisted: onWhitelistRequired,
  }

  function report(event: BuyEvent) {
    const openDialog = event.type === 'failed' ? dialogs[event.failure.name] : undefined
    openDialog?.()
    dispatch(openDialog === undefined ? event : { type: 'reset' })
    if (account === undefined) return
    if (event.type === 'sent') runtime.pending.purchase.set(account, { hash: event.hash })
    if (event.type === 'bundled') runtime.pending.bundle.set(account, { id: event.id })
  }

  /** What an abandoned attempt still says is not heard, unless its transaction was sent after all. */
  function startAttempt() {
    attempt.current += 1
    const own = attempt.current
    return (event: BuyEvent) => {
      if (own === attempt.current || event.type === 'sent' || event.type === 'bundled') report(event)
    }
  }

  async function findProof(buyer: Address) {
    if (view.publicOpen) return []
    return queryClient.fetchQuery(whitelistProofQueryOptions(runtime, view.whitelistRoot, buyer))
  }

  return {
    state,
    isUnseen,
    reset: () => dispatch({ type: 'reset' }),
    /** Stops waiting for a wallet that does not answer, or for a transaction that its node has dropped. */
    giveUp() {
      attempt.current += 1
      if (account !== undefined) {
        runtime.pending.purchase.clear(account)
        runtime.pending.bundle.clear(account)
      }
      dispatch({ type: 'reset' })
    },
    /** @param balance of the payment token, in its smallest unit */
    async buy(order: Omit<Order, 'proof'>, balance: bigint) {
      if (account === undefined) return runtime.modal.open({ view: 'Connect' })
      if (isBusy(state)) return
      const tell = startAttempt()
      tell({ type: 'started' })
      try {
        const proof = await findProof(account)
        const blocker = findBlocker(view, { balance, cost: order.maxCost, whitelisted: proof !== null })
        if (blocker !== undefined) return tell({ type: 'failed', failure: blocker })
        await placeOrder(orderSteps(runtime, account, { ...order, proof: proof ?? [] }), tell)
      } catch (error) {
        tell({ type: 'failed', failure: toFailure(error) })
      }
    },
  }
}
