import { inItsDirection } from './formatAmount.ts'

/** An amount of money, a decimal number, as people of a language read it. `code` is ISO 4217. */
export const formatMoney = (amount: string, code: string, locale: string): string =>
  inItsDirection(
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 0,
    }).format(amount as `${number}`),
  )
