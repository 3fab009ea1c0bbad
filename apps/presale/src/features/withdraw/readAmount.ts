import { parseUnits } from 'viem'

/** No amount of any token has more digits. */
const LONGEST = 60

export type AmountInput =
  | { status: 'empty' }
  | { status: 'invalid' }
  | { status: 'tooSmall' }
  | { status: 'tooMuch' }
  | { status: 'valid'; amount: bigint }

export type ReadAmountParameters = {
  decimals: number
  /** The language whose decimal sign is accepted besides the point. */
  locale: string
  /** In the token's smallest unit. */
  least: bigint
  most: bigint
}

/**
 * Reads what was typed as an amount. Full-width digits count as digits. Anything that could be read in two ways is
 * invalid: thousands separators, signs, exponents, more digits than the token has.
 *
 * @example readAmount('１２.5', { decimals: 6, locale: 'en', least: 0n, most: 20_000000n }) // valid, 12_500000n
 */
export function readAmount(
  text: string,
  { decimals, locale, least, most }: ReadAmountParameters,
): AmountInput {
  const typed = text
    .slice(0, LONGEST + 1)
    .normalize('NFKC')
    .trim()
  if (typed === '') return { status: 'empty' }
  const number = decimalSign(locale) === ',' ? typed.replace(',', '.') : typed
  const [, fraction = ''] = number.split('.')
  if (number.length > LONGEST || !/^\d+(\.\d+)?$/.test(number) || fraction.length > decimals) {
    return { status: 'invalid' }
  }
  const amount = parseUnits(number, decimals)
  if (amount > most) return { status: 'tooMuch' }
  return amount < least ? { status: 'tooSmall' } : { status: 'valid', amount }
}

function decimalSign(locale: string) {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value
}
