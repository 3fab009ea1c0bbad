import type { TransactionParameters } from '../types/adapter.ts'

/** The reserve of the network's currency for a fee that rises until the transaction is in a block: 1.25 × the fee. */
const withReserve = (fee: bigint) => (fee * 5n + 3n) / 4n

/** The most that can be sent of the network's currency. */
export function maxOf(balance: bigint, fee: bigint): bigint {
  const most = balance - withReserve(fee)
  return most > 0n ? most : 0n
}

/** True if the account has enough of the network's currency for the fee, beside what it sends. */
export function canPay({ call }: TransactionParameters, balance: bigint, fee: bigint): boolean {
  const sent = call.type === 'raw' ? call.value : call.token === undefined ? call.amount : 0n
  return sent + fee <= balance
}
