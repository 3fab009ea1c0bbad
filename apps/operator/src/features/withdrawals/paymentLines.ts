import { getAddress, isAddress } from 'viem'
import { formatAmount } from '../../format/amount.ts'

type Payment = { id: number; received: bigint }
type PaymentLinesOptions = {
  token: { symbol: string; decimals: number }
  userOf: (id: number) => string
}

/** The payments of a settlement: amounts are the vault's, recipients the indexer's. The vault pays nobody else than its user. */
export function paymentLines(payments: readonly Payment[], { token, userOf }: PaymentLinesOptions) {
  const amountOf = (amount: bigint) => `${formatAmount(amount, token.decimals)} ${token.symbol}`
  const nameOf = (user: string) => (isAddress(user, { strict: false }) ? getAddress(user) : user)
  return [
    `pays ${amountOf(payments.reduce((sum, { received }) => sum + received, 0n))} in all`,
    ...payments.map(({ id, received }) => `${id}  ${amountOf(received)} to ${nameOf(userOf(id))}`),
  ]
}
