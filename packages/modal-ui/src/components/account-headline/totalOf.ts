import type { DeepReadonly, TokenBalance } from '@foyer/modal-core'

/**
 * The value of all tokens of an account, in US dollars. Undefined if the value of the network's currency, or of every
 * token, is not known: the sum would be far too small.
 */
export function totalOf(tokens: readonly DeepReadonly<TokenBalance>[]): number | undefined {
  const [currency] = tokens
  if (currency === undefined || tokens.every(({ value }) => value === undefined)) return undefined
  if (currency.amount > 0n && currency.value === undefined) return undefined
  return tokens.reduce((total, { value = 0 }) => total + value, 0)
}
