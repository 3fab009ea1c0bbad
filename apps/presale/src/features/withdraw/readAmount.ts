import { parseAmount } from '@foyer/modal/send'

export type AmountInput =
  | { status: 'empty' }
  | { status: 'invalid' }
  /** It is a thousand times as much in some languages. */
  | { status: 'ambiguous'; readings: readonly [thousands: bigint, decimals: bigint] }
  | { status: 'tooSmall' }
  | { status: 'tooMuch' }
  | { status: 'valid'; amount: bigint }

export type ReadAmountParameters = {
  decimals: number
  /** The language whose signs are read. */
  locale: string
  /** In the token's smallest unit. */
  least: bigint
  most: bigint
}

/**
 * Reads what was typed as an amount, by the signs of the language that it is typed in. Full-width digits count as digits.
 *
 * @example readAmount('１２.5', { decimals: 6, locale: 'en', least: 0n, most: 20_000000n }) // valid, 12_500000n
 */
export function readAmount(
  text: string,
  { decimals, locale, least, most }: ReadAmountParameters,
): AmountInput {
  const amount = parseAmount(text, decimals, locale)
  if (amount === undefined) return { status: 'empty' }
  if (typeof amount === 'string') return { status: 'invalid' }
  if (typeof amount === 'object') return { status: 'ambiguous', readings: amount.readings }
  if (amount > most) return { status: 'tooMuch' }
  return amount < least ? { status: 'tooSmall' } : { status: 'valid', amount }
}
