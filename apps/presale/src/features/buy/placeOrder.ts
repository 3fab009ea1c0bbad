import type { Hash } from 'viem'
import { toFailure } from '../../chain/toFailure.ts'
import type { BuyEvent } from './buyReducer.ts'

/** The steps of an order, bound to an account and its order; each rejects with what went wrong. */
export type OrderSteps = {
  isOnNetwork: () => boolean
  switchNetwork: () => Promise<void>
  /** Asks the chain whether it would accept the purchase now. */
  simulate: () => Promise<void>
  /** Whether the wallet runs several calls as one transaction. */
  canBundle: () => Promise<boolean>
  /** Resolves with the wallet's id of the bundle; `undefined` when the wallet will not do it after all. */
  approveAndBuy: () => Promise<string | undefined>
  /** Allows the exact cost. Resolves once that, or what replaced it in the wallet, is in a block. */
  approve: () => Promise<void>
  /** Resolves when the wallet has sent the purchase. */
  buy: () => Promise<Hash>
}

/**
 * Takes an order to the point where the wallet has sent it: switch network, approve, buy, leaving out what is not needed.
 * Whether an allowance is missing is the chain's answer, not ours; so nothing is approved for an order it would refuse.
 * A wallet that can do both at once is asked once.
 *
 * @param report receives each step, then `sent`, `bundled` or `failed`
 */
export async function placeOrder(steps: OrderSteps, report: (event: BuyEvent) => void) {
  const step = (name: Extract<BuyEvent, { type: 'step' }>['step']) => report({ type: 'step', step: name })
  try {
    if (!steps.isOnNetwork()) {
      step('switching')
      await steps.switchNetwork()
      step('checking')
    }
    if (await needsAllowance(steps)) {
      if (await steps.canBundle()) {
        step('bundling')
        const id = await steps.approveAndBuy()
        if (id !== undefined) return report({ type: 'bundled', id })
      }
      step('approving')
      await steps.approve()
      step('checking')
      await steps.simulate()
    }
    step('signing')
    report({ type: 'sent', hash: await steps.buy() })
  } catch (error) {
    report({ type: 'failed', failure: toFailure(error) })
  }
}

async function needsAllowance({ simulate }: OrderSteps) {
  try {
    await simulate()
    return false
  } catch (error) {
    if (toFailure(error).name === 'AllowanceMissing') return true
    throw error
  }
}
