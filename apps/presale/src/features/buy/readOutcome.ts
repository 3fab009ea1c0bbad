import { presaleAbi } from '@foyer/presale-contracts'
import { type Address, isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'
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

/**
 * Whether the transaction of a receipt was a purchase by the buyer. Only the sale's own event counts, not the status
 * alone; a bundle may share its transaction with somebody else's.
 */
export function readOutcome(receipt: TransactionReceipt, presale: Address, buyer: Address): Outcome {
  const [event] = parseEventLogs({
    abi: presaleAbi,
    eventName: 'Purchased',
    args: { buyer },
    logs: receipt.logs,
  }).filter(({ address }) => isAddressEqual(address, presale))
  if (receipt.status !== 'success' || event === undefined) {
    return { type: 'failed', failure: { name: 'Reverted' } }
  }
  const { itemId, quantity, payToken, cost, yesAmount } = event.args
  return { type: 'confirmed', purchase: { itemId, quantity, payToken, cost, yesAmount } }
}
