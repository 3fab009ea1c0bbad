import type { TransactionParameters } from '@foyer/modal-core'
import { decodeUint } from './abi.ts'
import { askFirst, type Nodes, nodesOf } from './request.ts'
import { toTransaction } from './toTransaction.ts'

/** A token that says no instead of failing: its transfer would be in a block and move nothing. */
const FALSE = /^0x0{64}$/

/**
 * What the network takes for a transaction now: the gas that it needs, at the price of the last block. Rejects where the
 * token's contract would not transfer.
 */
export async function estimateFee(parameters: TransactionParameters & Nodes): Promise<bigint> {
  const { call } = parameters
  const request = askFirst(nodesOf(parameters))
  const transaction = toTransaction(parameters)
  const isToken = call.type === 'transfer' && call.token !== undefined
  const [gas, price, answer] = await Promise.all([
    request('eth_estimateGas', [transaction]).then(decodeUint),
    request('eth_gasPrice', []).then(decodeUint),
    isToken ? request('eth_call', [transaction, 'latest']) : undefined,
  ])
  if (FALSE.test(String(answer))) throw new Error('The token does not transfer')
  return gas * price
}
