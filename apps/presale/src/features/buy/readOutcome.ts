import { presaleAbi } from '@foyer/presale-contracts'
import { type Address, parseEventLogs, type TransactionReceipt } from 'viem'
import type { Failure } from '../../chain/toFailure.ts'

/** What a receipt proves to have been bought. */
export type Purchase = {
  itemId: number
  quantity: number
  payToken: Address
  /** In the payment token's smallest unit. */
  cost: bigint
  /** YES with 18 decimals. */
  yesAmount: bigint
}

export type Outcome = { type: 'confirmed'; purchase: Purchase } | { type: 'failed'; failure: Failure }

/** Whether the transaction of a receipt was a purchase. Only the sale's own event counts, not the status alone. */
export function readOutcome(receipt: TransactionReceipt, presale: Address): Outcome {
  const [event] = parseEventLogs({ abi: presaleAbi, eventName: 'Purchased', logs: receipt.logs }).filter(
    ({ address }) => address.toLowerCase() === presale.toLowerCase(),
  )
  if (receipt.status !== 'success' || event === undefined) {
    return { type: 'failed', failure: { name: 'Reverted' } }
  }
  const { itemId, quantity, payToken, cost, yesAmount } = event.args
  return { type: 'confirmed', purchase: { itemId, quantity, payToken, cost, yesAmount } }
}
