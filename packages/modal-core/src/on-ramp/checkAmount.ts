import type { OnRampErrorCode, OnRampState } from '../types/onRamp.ts'
import { formatUnits, parseAmount } from '../utils/parseAmount.ts'

/** The amount as the server reads it, or what is wrong with it. */
export function checkAmount(
  { currency, amount: text }: Pick<OnRampState, 'amount' | 'currency'>,
  locale: string,
): { amount: string } | OnRampErrorCode {
  const amount = currency && parseAmount(text, currency.decimals, locale)
  if (currency === undefined || amount === undefined) return 'amount'
  if (typeof amount === 'string') return amount
  if (typeof amount === 'object') return 'ambiguous'
  const [min, max] = [currency.min, currency.max].map((limit) =>
    // The server writes a point before decimals, and nothing between thousands.
    parseAmount(limit, currency.decimals, 'en'),
  )
  if (typeof min !== 'bigint' || typeof max !== 'bigint' || amount < min || amount > max) return 'limits'
  return { amount: formatUnits(amount, currency.decimals) }
}
