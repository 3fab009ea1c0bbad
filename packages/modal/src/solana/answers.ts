const MAX_U64 = 2n ** 64n - 1n
const DIGITS = /^\d{1,20}$/

export type Fields = Record<string, unknown>
export const toFields = (value: unknown) => Object(value) as Fields

/** An amount of 64 bits, which nodes write as a number or as its digits. */
export function toAmount(value: unknown): bigint | undefined {
  const isNumber = typeof value === 'number' && Number.isInteger(value) && value >= 0
  if (!isNumber && !(typeof value === 'string' && DIGITS.test(value))) return undefined
  const amount = BigInt(value)
  return amount > MAX_U64 ? undefined : amount
}
