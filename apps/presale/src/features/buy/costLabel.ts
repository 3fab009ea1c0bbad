import { isAddressEqual } from 'viem'
import type { HomeView } from '../../chain/homeQuery.ts'
import { formatTokenAmount } from '../../format/amount.ts'
import type { Purchase } from './readPurchase.ts'

/** An amount of the token that a purchase was paid with, with its symbol. */
export function costLabel(
  locale: string,
  amount: bigint,
  { payToken }: Pick<Purchase, 'payToken'>,
  { tokens }: Pick<HomeView, 'tokens'>,
) {
  const { decimals = 18, symbol = '' } = tokens.find(({ token }) => isAddressEqual(token, payToken)) ?? {}
  return formatTokenAmount(locale, amount, { decimals, symbol })
}
