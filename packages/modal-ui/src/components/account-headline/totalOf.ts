import type { DeepReadonly, TokenBalance } from '@foyer/modal-core'

/**
 * What an account has in all, in US dollars. Undefined where the value of the network's currency is not known, or of no
 * token at all: a sum without it would be far from the truth.
 */
export function totalOf(tokens: readonly DeepReadonly<TokenBalance>[]): number | undefined {
  const [currency] = tokens
  if (currency === undefined || tokens.every(({ value }) => value === undefined)) return undefined
  if (currency.amount > 0n && currency.value === undefined) return undefined
  return tokens.reduce((total, { value = 0 }) => total + value, 0)
}
