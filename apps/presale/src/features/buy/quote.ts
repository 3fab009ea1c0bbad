import type { ItemView, TokenView } from '../../chain/homeQuery.ts'

/** The most units one transaction can carry (`uint16`). */
const MOST_PER_ORDER = 65_535n

/**
 * The cost of an order, exactly as `Presale.quote` computes it: one division, rounded up.
 *
 * @param price USD per YES, 18 decimals
 * @returns cost in the token's smallest unit; YES with 18 decimals
 */
export function quote(item: ItemView, token: TokenView, price: bigint, quantity: number) {
  const yesAmount = BigInt(quantity) * item.yesPerUnit
  const divisor = 10n ** BigInt(36 - token.decimals)
  return { yesAmount, cost: (yesAmount * price + divisor - 1n) / divisor }
}

/** The number of units of an item that this buyer can order now. */
export function mostUnits({ available, walletLeft }: Pick<ItemView, 'available' | 'walletLeft'>) {
  const least = [available, walletLeft, MOST_PER_ORDER].reduce((a, b) => (a < b ? a : b))
  return Number(least)
}

export type QuantityInput =
  | { status: 'valid'; quantity: number }
  | { status: 'invalid' }
  | { status: 'tooMany'; most: number }

/**
 * Reads what was typed as a quantity. Full-width digits count as digits; anything else than a whole number from 1 is invalid.
 *
 * @param most what {@link mostUnits} gives
 */
export function parseQuantity(text: string, most: number): QuantityInput {
  const digits = text.normalize('NFKC').trim()
  if (!/^\d{1,15}$/.test(digits)) return { status: 'invalid' }
  const quantity = Number(digits)
  if (quantity === 0) return { status: 'invalid' }
  return quantity > most ? { status: 'tooMany', most } : { status: 'valid', quantity }
}
