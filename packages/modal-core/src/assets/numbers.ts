/** What a number of a server says a token is worth. 0 and everything that is none stand for: not known. */
export const toPrice = (value: number | null | undefined): number | undefined =>
  value !== undefined && value !== null && Number.isFinite(value) && value > 0 ? value : undefined

/** A decimal number in the smallest unit. Undefined where it has more decimals than the token. */
export function toAmount(numeric: string, decimals: number): bigint | undefined {
  const [whole = '', fraction = ''] = numeric.split('.')
  return fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** What an amount is worth. For labels only. */
export const toValue = (amount: bigint, decimals: number, price: number | undefined): number | undefined =>
  price === undefined ? undefined : (Number(amount) / 10 ** decimals) * price
