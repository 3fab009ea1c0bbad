import { ensureNetwork, type NetworkActions, type TransactionSteps } from '@foyer/site-kit/transaction'
import type { Hash } from 'viem'
import type { Bundling } from '../../chain/bundles.ts'
import { AfterAllowanceError, toFailure } from '../../chain/toFailure.ts'

/** A call that an order takes: entering the invitation code, taking back an earlier allowance, allowing the cost, buying. */
type OrderCall = 'bind' | 'reset' | 'approve' | 'buy'

/** The actions of one order for one account. Each rejects with the error that occurred. */
export type OrderActions = NetworkActions & {
  /** Asks the chain whether it would accept the purchase now. */
  simulate: () => Promise<void>
  /** Asks the chain whether it would accept the invitation code. Left out where a purchase enters none. */
  simulateBind?: (() => Promise<void>) | undefined
  /**
   * Rejects with the failure when the account's own code takes no items: the chain says so of an account only once it
   * has the allowance.
   */
  checkReceiver: () => Promise<void>
  /** True if the token refuses to change an allowance that is not zero, and there is one. */
  needsReset: () => Promise<boolean>
  /** True if the site has a paymaster: what the wallet does is then asked before a single call, too. */
  hasPaymaster: boolean
  /** Reads what the wallet does with several calls, and whether the site pays. */
  readBundling: () => Promise<Bundling>
  /** Resolves with the wallet's id of the bundle; `undefined` when the wallet refuses. */
  sendTogether: (calls: readonly OrderCall[], bundling: Bundling) => Promise<string | undefined>
  /** Takes back the earlier allowance. Resolves like `approve`. */
  reset: () => Promise<void>
  /** Allows the exact cost. Resolves once that, or what replaced it in the wallet, is in a block. */
  approve: () => Promise<void>
  /** Resolves when the wallet has sent the purchase. */
  buy: () => Promise<Hash>
}

/**
 * The steps of an order: switch network, approve, buy, leaving out what is not needed. Which calls it takes is for the
 * chain to say, so that nothing is approved for an order it would refuse. A wallet that can do all at once is asked once,
 * and only such a wallet enters the invitation code with the purchase.
 */
export function orderSteps(actions: OrderActions): TransactionSteps {
  return async (_, report) => {
    await ensureNetwork(actions, report)
    const { calls, refusal } = await findCalls(actions)
    const isSeveral = calls.length > 1
    if (isSeveral || actions.hasPaymaster) {
      const bundling = await actions.readBundling()
      if (isSeveral ? bundling.canBundle : bundling.isSponsored) {
        report(isSeveral ? 'bundling' : 'signing')
        const bundleId = await actions.sendTogether(calls, bundling)
        if (bundleId !== undefined) return { bundleId }
      }
    }
    if (calls.includes('bind')) throw refusal
    if (!calls.includes('approve')) {
      report('signing')
      return { hash: await actions.buy() }
    }
    if (calls.includes('reset')) {
      report('resetting')
      await actions.reset()
    }
    report('approving')
    await actions.approve()
    try {
      report('checking')
      await actions.simulate()
      report('signing')
      return { hash: await actions.buy() }
    } catch (error) {
      throw new AfterAllowanceError(error)
    }
  }
}

type Found = { calls: OrderCall[]; refusal?: unknown }

/** The calls that are missing, by why the chain refuses the purchase alone. */
async function findCalls(actions: OrderActions): Promise<Found> {
  const { simulate, simulateBind, checkReceiver, needsReset } = actions
  try {
    await simulate()
    return { calls: ['buy'] }
  } catch (refusal) {
    const { name } = toFailure(refusal)
    const binds = name === 'NotBound' && simulateBind !== undefined
    if (name !== 'AllowanceMissing' && !binds) throw refusal
    if (binds) await simulateBind()
    await checkReceiver()
    // True if an allowance is missing the chain says only to an account with an inviter: the exact one is set again.
    const allow: OrderCall[] = (await needsReset()) ? ['reset', 'approve'] : ['approve']
    return { calls: [...(binds ? (['bind'] as const) : []), ...allow, 'buy'], refusal }
  }
}
