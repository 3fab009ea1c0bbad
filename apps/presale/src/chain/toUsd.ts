import type { TokenView } from './homeQuery.ts'

/** An amount of a payment token in US dollars with 18 decimals: payment tokens are dollars, one to one. */
export const toUsd = ({ decimals }: Pick<TokenView, 'decimals'>, amount: bigint) =>
  amount * 10n ** BigInt(18 - decimals)
