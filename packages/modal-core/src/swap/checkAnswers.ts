import { SwapMismatchError } from '../errors/swapErrors.ts'
import type { Call } from '../types/adapter.ts'
import type { ConvertApproval, ConvertQuote, ConvertTransaction } from '../wire/convertSchemas.ts'
import type { Order, SwapTools } from './types.ts'
import { accountOf, fromCaip10, isSameAccount, queryOf } from './wireAssets.ts'

type RawCall = Extract<Call, { type: 'raw' }>

/** The result of a quote, with its fees and prices. */
export type Offer = Pick<ConvertQuote, 'transferFees' | 'priceImpact' | 'toPrice'> & { toAmount: bigint }

/** Returns the best quote that is for this order and amount. Undefined for none. */
export function bestQuote(quotes: readonly ConvertQuote[], order: Order, amount: bigint): Offer | undefined {
  const query = queryOf(order, amount)
  return quotes
    .filter(
      ({ fromAccount, fromAmount, toAccount }) =>
        isSameAccount(fromAccount, query.from) &&
        isSameAccount(toAccount, query.to) &&
        BigInt(fromAmount) === amount,
    )
    .map(({ toAmount, transferFees, priceImpact, toPrice }) => ({
      toAmount: BigInt(toAmount),
      transferFees,
      priceImpact,
      toPrice,
    }))
    .reduce<Offer | undefined>((most, one) => (one.toAmount > (most?.toAmount ?? 0n) ? one : most), undefined)
}

type CheckSwapParameters = {
  order: Order
  /** The contracts that may swap. Undefined: any that is none of the two tokens. */
  spenders: readonly string[] | undefined
}

/**
 * Selectors that give away a token or let another account take it, of ERC-20, ERC-721 and ERC-1155: `approve`,
 * `increaseAllowance`, `transfer`, `transferFrom`, `setApprovalForAll`, `safeTransferFrom` and `safeBatchTransferFrom`.
 * No router has these.
 */
const GRANTING_SELECTORS =
  /^0x(095ea7b3|39509351|a9059cbb|23b872dd|a22cb465|42842e0e|b88d4fde|f242432a|2eb2c2d6)/i

/**
 * The swap as the wallet is to send it: `to` a contract that may swap, `value` what is sold of the currency. What else
 * its data does cannot be told.
 *
 * @throws {SwapMismatchError} it is not what was agreed
 */
export function checkSwap(tx: ConvertTransaction, { order, spenders }: CheckSwapParameters): RawCall {
  const { swapper, from, to: bought, amount } = order
  if (!isSameAccount(tx.from, accountOf(swapper))) throw new SwapMismatchError({ field: 'from' })
  if (BigInt(tx.amount) !== amount) throw new SwapMismatchError({ field: 'amount' })
  const to = fromCaip10(tx.to, swapper.network.caipNetworkId)
  // As the receiver of a call, a token would move what the account has of it.
  const isOther = [from.address, bought.address, swapper.address].every(
    (one) => one === undefined || !isSameAccount(one, to ?? ''),
  )
  const isAllowed = spenders?.some((one) => isSameAccount(one, to ?? '')) !== false
  // With such data `to` is a third token, or a collectible.
  if (!to || !isOther || !isAllowed || GRANTING_SELECTORS.test(tx.data))
    throw new SwapMismatchError({ field: 'to' })
  return { type: 'raw', to, data: tx.data, value: from.address === undefined ? amount : 0n }
}

type CheckApprovalParameters = {
  order: Order
  amount: bigint
  /** The contract that swaps. */
  spender: string
  decodeApproval: SwapTools['decodeApproval']
}

/**
 * The approval as the wallet is to send it: of this token, of exactly this amount, for the contract that swaps.
 *
 * @throws {SwapMismatchError} it is another one
 */
export function checkApproval(
  tx: ConvertApproval,
  { order, amount, spender, decodeApproval }: CheckApprovalParameters,
): RawCall {
  const { from, swapper } = order
  const to = fromCaip10(tx.to, swapper.network.caipNetworkId)
  if (!to || from.address === undefined || !isSameAccount(to, from.address))
    throw new SwapMismatchError({ field: 'token' })
  if (BigInt(tx.value) !== 0n) throw new SwapMismatchError({ field: 'value' })
  const approval = decodeApproval(tx.data)
  if (approval?.amount !== amount) throw new SwapMismatchError({ field: 'amount' })
  if (!isSameAccount(approval.spender, spender)) throw new SwapMismatchError({ field: 'spender' })
  return { type: 'raw', to, data: tx.data, value: 0n }
}
