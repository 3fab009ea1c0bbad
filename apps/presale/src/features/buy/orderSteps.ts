import { ensureNetwork, type NetworkActions, type TransactionSteps } from '@foyer/site-kit/transaction'
import type { Hash } from 'viem'
import { toFailure } from '../../chain/toFailure.ts'

/** The actions of one order for one account. Each rejects with the error that occurred. */
export type OrderActions = NetworkActions & {
  /** Asks the chain whether it would accept the purchase now. */
  simulate: () => Promise<void>
  /** Whether the wallet runs several calls as one transaction. */
  canBundle: () => Promise<boolean>
  /** Resolves with the wallet's id of the bundle; `undefined` when the wallet refuses. */
  approveAndBuy: () => Promise<string | undefined>
  /** Allows the exact cost. Resolves once that, or what replaced it in the wallet, is in a block. */
  approve: () => Promise<void>
  /** Resolves when the wallet has sent the purchase. */
  buy: () => Promise<Hash>
}

/**
 * The steps of an order: switch network, approve, buy, leaving out what is not needed. Whether an allowance is missing is
 * for the chain to say, so that nothing is approved for an order it would refuse. A wallet that can do both at once is
 * asked once.
 */
export function orderSteps(actions: OrderActions): TransactionSteps {
  return async (_, report) => {
    await ensureNetwork(actions, report)
    if (await needsAllowance(actions)) {
      if (await actions.canBundle()) {
        report('bundling')
        const bundleId = await actions.approveAndBuy()
        if (bundleId !== undefined) return { bundleId }
      }
      report('approving')
      await actions.approve()
      report('checking')
      await actions.simulate()
    }
    report('signing')
    return { hash: await actions.buy() }
  }
}

async function needsAllowance({ simulate }: OrderActions) {
  try {
    await simulate()
    return false
  } catch (error) {
    if (toFailure(error).name === 'AllowanceMissing') return true
    throw error
  }
}
