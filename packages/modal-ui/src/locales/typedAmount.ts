import type { DeepReadonly, TokenBalance } from '@foyer/modal-core'
import { formatUnits, parseAmount, writeAmount } from '@foyer/modal-core/send'
import { formatUsd } from './formatAmount.ts'

/** More than any token has. */
const MOST_DECIMALS = 80

/** An amount as typed, as programs write it. Undefined where it is none, or could be either of two. */
function readTyped(typed: string, locale: string): `${number}` | undefined {
  const amount = parseAmount(typed, MOST_DECIMALS, locale)
  return typeof amount === 'bigint' ? (formatUnits(amount, MOST_DECIMALS) as `${number}`) : undefined
}

/** An amount as typed, with the symbol of its token, as people of a language read it: with all its digits. */
export function formatTyped(
  typed: string,
  { symbol }: DeepReadonly<Pick<TokenBalance, 'symbol'>>,
  locale: string,
) {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DECIMALS })
  const amount = readTyped(typed, locale)
  // The string keeps all its digits, as a number would not.
  return `${amount === undefined ? typed.trim() : format.format(amount)} ${symbol}`
}

/** The worth of a typed amount. Undefined if the price is not known, or the text is no amount. */
export function worthOf(typed: string, price: number | undefined, locale: string): string | undefined {
  const amount = readTyped(typed, locale)
  return price === undefined || amount === undefined ? undefined : formatUsd(Number(amount) * price, locale)
}

/** An amount as typed as a number, for a rate. NaN where it is none. */
export const numberOf = (typed: string, locale: string) => Number(readTyped(typed, locale))

/** Both readings of an amount that could be either, as they can be typed. */
export function bothReadings(typed: string, decimals: number, locale: string): [string, string] {
  const amount = parseAmount(typed, decimals, locale)
  const [thousands, lesser] = typeof amount === 'object' ? amount.readings : [0n, 0n]
  return [writeAmount(thousands, decimals, locale), writeAmount(lesser, decimals, locale)]
}
