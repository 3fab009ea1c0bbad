/** More than any token has. What a contract says beyond that is not believed. */
export const MAX_DECIMALS = 36

/**
 * An amount with all its digits, as people of a language read it.
 *
 * @example
 * formatUnits(1_500_000_000_000_000_001n, 18, 'de')
 * // '1,500000000000000001'
 */
export function formatUnits(amount: bigint, decimals: number, locale: string): string {
  const format = new Intl.NumberFormat(locale)
  const base = 10n ** BigInt(decimals)
  const fraction = (amount % base).toString().padStart(decimals, '0').replace(/0+$/, '')
  const whole = format.format(amount / base)
  if (decimals === 0 || fraction === '') return whole
  const separator = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return `${whole}${separator}${fraction}`
}

/** An estimate with two digits that count. */
export function roundUp(amount: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, amount.toString().length - 2))
  return ((amount + unit - 1n) / unit) * unit
}

/**
 * An amount of US dollars to two places, rounded up.
 *
 * @example
 * formatMoney(14_200_000_000_000_000n, 18, 'en')
 * // '$0.02'
 */
export function formatMoney(amount: bigint, decimals: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const cent = 10n ** BigInt(decimals - 2)
  if (amount > 0n && amount < cent) return `<\u00a0${format.format(0.01)}`
  return format.format(Number((amount + cent - 1n) / cent) / 100)
}
