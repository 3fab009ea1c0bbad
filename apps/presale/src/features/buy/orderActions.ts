import type { ContractCall } from '@foyer/site-kit/transaction'
import type { Address } from 'viem'
import type { Runtime } from '../../app/boot.ts'
import { readBundling, sendBundle } from '../../chain/bundles.ts'
import { approveCall, bindCall, buyCall, type Order } from '../../chain/calls.ts'
import {
  estimateGas,
  isOnNetwork,
  send,
  simulate,
  switchNetwork,
  waitForNonce,
} from '../../chain/transactions.ts'
import type { OrderActions } from './orderSteps.ts'

/**
 * An order on the chain, signed by the account's wallet.
 *
 * @param code the invitation code that the purchase enters; `undefined` for an account that has an inviter
 */
export function orderActions(
  runtime: Runtime,
  account: Address,
  order: Order,
  code: string | undefined,
): OrderActions {
  const buy = buyCall(runtime.config, order)
  const approve = approveCall(runtime.config, order)
  const bind = code === undefined ? undefined : bindCall(runtime.config, code)
  const estimates = new Map<ContractCall, Promise<bigint>>()

  function estimateAhead(call: ContractCall) {
    const estimate = estimateGas(runtime, account, call)
    // The failure counts only if the call is sent.
    estimate.catch(() => undefined)
    estimates.set(call, estimate)
  }

  return {
    isOnNetwork: () => isOnNetwork(runtime),
    switchNetwork: () => switchNetwork(runtime),
    simulate() {
      // Which of the two comes next is what the simulation tells. The wallet is asked without waiting for another answer.
      if (!estimates.has(approve)) estimateAhead(approve)
      estimateAhead(buy)
      return simulate(runtime, account, buy)
    },
    simulateBind: bind && (() => simulate(runtime, account, bind)),
    hasPaymaster: runtime.config.paymasterUrl !== undefined,
    readBundling: () => readBundling(runtime, account),
    sendTogether: (calls, bundling) =>
      sendBundle(
        runtime,
        account,
        calls.flatMap((name) => ({ bind, approve, buy })[name] ?? []),
        bundling,
      ),
    async approve() {
      await waitForNonce(runtime, account, await send(runtime, account, approve, estimates.get(approve)))
    },
    buy: () => send(runtime, account, buy, estimates.get(buy)),
  }
}
