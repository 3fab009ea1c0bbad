import { formatUnits } from 'viem'
import { numberFormat } from './formats.ts'

type AmountOptions = {
  decimals: number
  maximumFractionDigits?: number
  /** Costs are rounded up so that users never pay more than shown; holdings are rounded down. */
  rounding?: 'ceil' | 'floor'
}

/**
 * A token amount as a label, exact to the last digit that is shown.
 *
 * @param amount in the token's smallest unit
 * @example formatAmount('en', 1_234_500_000n, { decimals: 6 }) // '1,234.5'
 */
export function formatAmount(
  locale: string,
  amount: bigint,
  { decimals, maximumFractionDigits = 4, rounding = 'floor' }: AmountOptions,
) {
  const format = numberFormat(locale, { maximumFractionDigits, roundingMode: rounding })
  return format.format(formatUnits(amount, decimals) as `${number}`)
}

/**
 * A token amount with its symbol, with up to six digits after the point. The space between them does not break, so that a
 * line never ends between an amount and its token.
 *
 * @param amount in the token's smallest unit
 * @example formatTokenAmount('en', 1_234_500_000n, { decimals: 6, symbol: 'USDT' }) // '1,234.5 USDT'
 */
export function formatTokenAmount(
  locale: string,
  amount: bigint,
  { decimals, symbol }: { decimals: number; symbol: string },
  rounding: 'ceil' | 'floor' = 'floor',
) {
  return `${formatAmount(locale, amount, { decimals, maximumFractionDigits: 6, rounding })}\u00A0${symbol}`
}

/**
 * An amount of US dollars as a label.
 *
 * @param amount dollars with 18 decimals
 * @param rounding of what is beyond the sixth digit: prices are rounded up, rewards are rounded down
 * @example formatUsd('en', 120_000_000_000_000_000n) // '$0.12'
 */
export function formatUsd(locale: string, amount: bigint, rounding: 'ceil' | 'floor' = 'ceil') {
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 6,
    roundingMode: rounding,
  })
  return format.format(formatUnits(amount, 18) as `${number}`)
}
