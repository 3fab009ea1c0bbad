import type { Address } from 'viem'
import type { Runtime } from '../../app/boot.ts'
import { canBundle, sendBundle } from '../../chain/bundles.ts'
import { approveCall, buyCall, type Order } from '../../chain/calls.ts'
import { isOnNetwork, send, simulate, switchNetwork, waitForNonce } from '../../chain/transactions.ts'
import type { OrderActions } from './orderSteps.ts'

/** An order on the chain, signed by the account's wallet. */
export function orderActions(runtime: Runtime, account: Address, order: Order): OrderActions {
  const purchase = buyCall(runtime.config, order)
  const allowance = approveCall(runtime.config, order)
  return {
    isOnNetwork: () => isOnNetwork(runtime),
    switchNetwork: () => switchNetwork(runtime),
    simulate: () => simulate(runtime, account, purchase),
    canBundle: () => canBundle(runtime, account),
    approveAndBuy: () => sendBundle(runtime, account, [allowance, purchase]),
    async approve() {
      await waitForNonce(runtime, account, await send(runtime, account, allowance))
    },
    buy: () => send(runtime, account, purchase),
  }
}
