import type { Address, Hash } from 'viem'
import type { TransactionStep } from './transactionReducer.ts'

type Report = (step: TransactionStep) => void

/** The answer of the wallet: it sent a transaction, or took several calls as one bundle. */
export type Sent = { hash: Hash } | { bundleId: string }

/**
 * Takes a transaction of an account to the point where the wallet has sent it, and reports each step. Rejects with what
 * went wrong.
 */
export type TransactionSteps = (account: Address, report: Report) => Promise<Sent>

export type NetworkActions = {
  isOnNetwork: () => boolean
  switchNetwork: () => Promise<void>
}

export type CallActions = NetworkActions & {
  /** Asks the chain whether it would accept the call now. */
  simulate: (account: Address) => Promise<unknown>
  /**
   * Has the wallet take the call as a bundle whose network fee somebody else pays. Resolves with the wallet's id of it;
   * `undefined` where nobody pays, or the wallet refuses. Default the account always pays.
   */
  sponsor?: (account: Address) => Promise<string | undefined>
  /** Resolves when the wallet has sent the call. */
  send: (account: Address) => Promise<Hash>
}

/** Switches the wallet to the network if it is on another one. */
export async function ensureNetwork({ isOnNetwork, switchNetwork }: NetworkActions, report: Report) {
  if (isOnNetwork()) return
  report('switching')
  await switchNetwork()
  report('checking')
}

/** The steps of a single call: switch the network, simulate, sign. */
export function callSteps(actions: CallActions): TransactionSteps {
  return async (account, report) => {
    await ensureNetwork(actions, report)
    await actions.simulate(account)
    report('signing')
    const bundleId = await actions.sponsor?.(account)
    return bundleId === undefined ? { hash: await actions.send(account) } : { bundleId }
  }
}
