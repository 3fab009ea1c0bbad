import type { TransactionParameters } from '@foyer/modal-core'
import { decodeUint } from './abi.ts'
import { askFirst, type Nodes, nodesOf } from './request.ts'
import { toTransaction } from './toTransaction.ts'

/** What the network takes for a transaction now: the gas that it needs, at the price of the last block. */
export async function estimateFee(parameters: TransactionParameters & Nodes): Promise<bigint> {
  const request = askFirst(nodesOf(parameters))
  const [gas, price] = await Promise.all([
    request('eth_estimateGas', [toTransaction(parameters)]).then(decodeUint),
    request('eth_gasPrice', []).then(decodeUint),
  ])
  return gas * price
}
