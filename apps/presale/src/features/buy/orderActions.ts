import { isTransient } from '@foyer/chain-kit'
import type { ContractCall } from '@foyer/site-kit/transaction'
import { type Address, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import type { Runtime } from '../../app/boot.ts'
import { readBundling, sendBundle } from '../../chain/bundles.ts'
import { approveCall, bindCall, buyCall, type Order } from '../../chain/calls.ts'
import { checkReceiver } from '../../chain/checkReceiver.ts'
import { retrying } from '../../chain/retrying.ts'
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
  const reset = approveCall(runtime.config, { ...order, maxCost: 0n })
  const bind = code === undefined ? undefined : bindCall(runtime.config, code)
  const estimates = new Map<ContractCall, Promise<bigint>>()

  function estimateAhead(call: ContractCall) {
    const estimate = estimateGas(runtime, account, call)
    // The failure counts only if the call is sent.
    estimate.catch(() => undefined)
    estimates.set(call, estimate)
  }

  async function allow(call: ContractCall, estimate?: Promise<bigint>) {
    await waitForNonce(runtime, account, await send(runtime, account, call, estimate))
  }

  return {
    isOnNetwork: () => isOnNetwork(runtime),
    switchNetwork: () => switchNetwork(runtime),
    simulate() {
      // The simulation tells which of the two comes next. The wallet is asked without waiting for another answer.
      if (!estimates.has(approve)) estimateAhead(approve)
      estimateAhead(buy)
      return simulate(runtime, account, buy)
    },
    simulateBind: bind && (() => simulate(runtime, account, bind)),
    checkReceiver: () => checkReceiver(runtime, account, order),
    async needsReset() {
      const { contracts } = runtime.config
      const args = [account, contracts.presale] as const
      const allowance = await retrying(() =>
        readContract(runtime.client, {
          address: order.token,
          abi: erc20Abi,
          functionName: 'allowance',
          args,
        }),
      )
      return allowance > 0n && (await isRefused(estimates.get(approve)))
    },
    hasPaymaster: runtime.config.paymasterUrl !== undefined,
    readBundling: () => readBundling(runtime, account),
    sendTogether: (calls, bundling) =>
      sendBundle(
        runtime,
        account,
        calls.flatMap((name) => ({ bind, reset, approve, buy })[name] ?? []),
        bundling,
      ),
    reset: async () => {
      await allow(reset)
      estimateAhead(approve)
    },
    approve: () => allow(approve, estimates.get(approve)),
    buy: () => send(runtime, account, buy, estimates.get(buy)),
  }
}

/** True if the chain refuses a call whose gas was asked for. */
async function isRefused(estimate: Promise<bigint> | undefined) {
  try {
    await estimate
    return false
  } catch (error) {
    if (isTransient(error)) throw error
    return true
  }
}
