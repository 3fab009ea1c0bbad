import type { DeepReadonly, TokenBalance } from '@foyer/modal-core'
import { formatUsd } from './formatUsd.ts'

/** More than any token has. */
const MOST_DECIMALS = 80

/** An amount as typed, with the symbol of its token, as people of a language read it: with all its digits. */
export function formatTyped(
  typed: string,
  { symbol }: DeepReadonly<Pick<TokenBalance, 'symbol'>>,
  locale: string,
) {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DECIMALS })
  // The string keeps all its digits, as a number would not.
  return `${format.format(typed.trim().replace(',', '.') as `${number}`)} ${symbol}`
}

/** What an amount as typed is worth. Undefined where the price is not known, or what was typed is no amount. */
export function worthOf(typed: string, price: number | undefined, locale: string): string | undefined {
  const text = typed.trim()
  if (price === undefined || !/^\d*[.,]?\d*$/.test(text) || !/\d/.test(text)) return undefined
  return formatUsd(Number(text.replace(',', '.')) * price, locale)
}
