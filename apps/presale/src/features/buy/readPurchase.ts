import { presaleAbi } from '@foyer/presale-contracts'
import { type Address, isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'

/** A purchase as a receipt proves it. */
export type Purchase = {
  /** Also the id of the item's token (ERC-1155). */
  itemId: number
  quantity: number
  payToken: Address
  /** In the payment token's smallest unit. */
  cost: bigint
  /** YES with 18 decimals. */
  yesAmount: bigint
  /** The account that was credited. */
  inviter: Address
  /** The inviter's reward, in the payment token's smallest unit. */
  reward: bigint
}

/**
 * The purchase of a receipt's transaction for the buyer; `undefined` when none. Only the sale's own event counts, not
 * the status alone; a bundle may share its transaction with somebody else's.
 */
export function readPurchase(
  { logs }: TransactionReceipt,
  presale: Address,
  buyer: Address,
): Purchase | undefined {
  const [event] = parseEventLogs({
    abi: presaleAbi,
    eventName: 'Purchased',
    args: { buyer },
    logs,
  }).filter(({ address }) => isAddressEqual(address, presale))
  if (event === undefined) return undefined
  const { itemId, quantity, payToken, cost, yesAmount, inviter, reward } = event.args
  return { itemId, quantity, payToken, cost, yesAmount, inviter, reward }
}
