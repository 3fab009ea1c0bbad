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
  return value > 0 && value < LEAST ? `<${format.format(LEAST)}` : format.format(value)
}

type Priced = { decimals: number; price: number | null | undefined }

/** The worth of an amount in the smallest unit. Undefined where the price is not known. */
export const worthOfUnits = (amount: bigint, { decimals, price }: Priced, locale: string) =>
  price == null ? undefined : formatUsd((Number(amount) / 10 ** decimals) * price, locale)
