import {
  type DescribeTransactionParameters,
  isLargeFee,
  readTransaction,
  type TransactionDescription,
} from './transaction.ts'
import { UnreadableError } from './values.ts'
import { isDanger, sortWarnings, type Warning } from './warnings.ts'

/** Transactions that are sent one after another. */
export type TransactionsDescription = {
  kind: 'transactions'
  transactions: TransactionDescription[]
  /** Of all, in the smallest units of the chain's currency. */
  value: bigint
  /** The most that the network can take for the gas of all. */
  maxFee: bigint
  /** The fee for all beside that. An estimate. */
  rollupFee: bigint | undefined
  /** Of all together, and the dangers of each: nobody has to scroll to know of them. */
  warnings: Warning[]
}

/**
 * Describes what `wallet_sendCalls` signs, from the transactions as they were prepared.
 *
 * @throws {UnreadableError} one of them is not complete, not of this account and chain, or not in its turn
 */
export function describeTransactions(
  asked: unknown,
  { costs, ...parameters }: DescribeTransactionParameters,
): TransactionsDescription {
  if (!Array.isArray(asked) || asked.length === 0) throw new UnreadableError('There are no transactions')
  const transactions = asked.map((each: unknown) => readTransaction(each, parameters))
  // Two of one number would be two that replace each other; a gap would leave the rest waiting for ever.
  const first = transactions[0]?.nonce ?? 0n
  if (transactions.some(({ nonce }, index) => nonce !== first + BigInt(index)))
    throw new UnreadableError('The transactions do not follow each other')
  const maxFee = transactions.reduce((sum, each) => sum + each.maxFee, 0n)
  const dangers = transactions.flatMap(({ warnings }) => warnings.filter(isDanger))
  return {
    kind: 'transactions',
    transactions,
    value: transactions.reduce((sum, { value }) => sum + value, 0n),
    maxFee,
    rollupFee: costs.rollupFee,
    warnings: sortWarnings(isLargeFee(maxFee, costs) ? [...dangers, 'largeFee'] : dangers),
  }
}
