/**
 * A token's amount as people of a language read it, never more than there is: `1,234.567891`. What is less than a
 * millionth shows as `<0.000001`, for it is not nothing. `most` says how many decimals are shown.
 *
 * @example
 * formatAmount(1_500_000_000_000_000_000n, 18, 'de')
 * // '1,5'
 */
export function formatAmount(amount: bigint, decimals: number, locale: string, most = 6): string {
  const shown = Math.min(decimals, most)
  // Cut, not rounded.
  const units = amount / 10n ** BigInt(decimals - shown)
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: shown })
  if (units === 0n && amount > 0n) return `<${format.format(10 ** -shown)}`
  const digits = units.toString().padStart(shown + 1, '0')
  const whole = digits.slice(0, digits.length - shown)
  // The string keeps all its digits, as a number would not.
  return format.format(`${whole}.${digits.slice(digits.length - shown)}` as `${number}`)
}

/**
 * An amount of money without the marks that Arabic and Hebrew have before it: "1,234.50 US$" would have its sign torn apart
 * in a text from right to left. Its place isolates it.
 */
export const inItsDirection = (money: string) => money.replaceAll('\u200f', '')

/** Less than that shows as `<$0.01`, for it is not nothing. */
const LEAST = 0.01

/**
 * A value in US dollars as people of a language read it.
 *
 * @example
 * formatUsd(1234.5, 'de')
 * // '1.234,50 $'
 */
export function formatUsd(value: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  return inItsDirection(value > 0 && value < LEAST ? `<${format.format(LEAST)}` : format.format(value))
}

type Priced = { decimals: number; price: number | null | undefined }

/** The worth of an amount in the smallest unit. Undefined where the price is not known. */
export const worthOfUnits = (amount: bigint, { decimals, price }: Priced, locale: string) =>
  price == null ? undefined : formatUsd((Number(amount) / 10 ** decimals) * price, locale)
