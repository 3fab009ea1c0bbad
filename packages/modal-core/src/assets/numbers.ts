/** A price from a server. Undefined for 0 and for anything else that is not a positive number: it is not known. */
export const toPrice = (value: number | null | undefined): number | undefined =>
  value !== undefined && value !== null && Number.isFinite(value) && value > 0 ? value : undefined

/** A decimal number in the smallest unit. Undefined where it has more decimals than the token. */
export function toAmount(numeric: string, decimals: number): bigint | undefined {
  const [whole = '', fraction = ''] = numeric.split('.')
  return fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** The value of an amount at this price. For labels only. */
export const toValue = (amount: bigint, decimals: number, price: number | undefined): number | undefined =>
  price === undefined ? undefined : (Number(amount) / 10 ** decimals) * price
