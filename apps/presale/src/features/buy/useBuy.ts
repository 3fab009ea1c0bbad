import type { TransactionState } from '@foyer/site-kit/transaction'
import { useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { readBundling } from '../../chain/bundles.ts'
import type { Order } from '../../chain/calls.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import { type Failure, RefusedError } from '../../chain/toFailure.ts'
import { whitelistProofQueryOptions } from '../../chain/whitelistQuery.ts'
import { useSaleTransaction } from '../transaction/useSaleTransaction.ts'
import { findBlocker } from './findBlocker.ts'
import { orderActions } from './orderActions.ts'
import { orderSteps } from './orderSteps.ts'
import { type Purchase, readPurchase } from './readPurchase.ts'

export type UseBuyParameters = {
  view: HomeView
  account: Address | undefined
  onInvitationRequired: () => void
  onWhitelistRequired: () => void
}

/** A purchase from pressing Buy to its end. */
export type BuyState = TransactionState<Purchase, Failure>

/** Takes orders of one account through to their receipt. */
export function useBuy({ view, account, onInvitationRequired, onWhitelistRequired }: UseBuyParameters) {
  const runtime = useRuntime()
  const queryClient = useQueryClient()
  const { run, ...transaction } = useSaleTransaction({
    topic: 'purchase',
    account,
    readResult: (receipt, buyer) => readPurchase(receipt, runtime.config.contracts.presale, buyer),
    dialogs: { NotBound: onInvitationRequired, NotWhitelisted: onWhitelistRequired },
  })

  async function findProof(buyer: Address) {
    if (view.publicOpen) return []
    return queryClient.fetchQuery(whitelistProofQueryOptions(runtime, view.whitelistRoot, buyer))
  }

  return {
    ...transaction,
    /**
     * @param balance of the payment token, in its smallest unit
     * @param code an invitation code that the purchase enters, where the wallet can do both at once
     */
    async buy(order: Omit<Order, 'proof'>, balance: bigint, code?: string) {
      if (account === undefined) return runtime.modal.open({ view: 'Connect' })
      await run(async (buyer, report) => {
        const proof = await findProof(buyer)
        const binds = code !== undefined && (await readBundling(runtime, buyer)).canBundle
        const whitelisted = proof !== null
        // A view from before this page's last transaction, such as the binding, is no reason: the chain itself is asked.
        const isCurrent = runtime.freshness.isMet(view.blockNumber)
        const blocker = isCurrent
          ? findBlocker(view, { balance, cost: order.maxCost, whitelisted, binds })
          : undefined
        if (blocker !== undefined) throw new RefusedError(blocker)
        const actions = orderActions(
          runtime,
          buyer,
          { ...order, proof: proof ?? [] },
          binds ? code : undefined,
        )
        return orderSteps(actions)(buyer, report)
      })
    },
  }
}
