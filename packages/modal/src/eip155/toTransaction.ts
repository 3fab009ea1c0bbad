import type { TransactionParameters } from '@foyer/modal-core'
import { encodeAddress } from './abi.ts'

/** `transfer(address,uint256)` of ERC-20. */
const TRANSFER = '0xa9059cbb'
/** Hex digits of a word. */
const WORD = 64

export type Transaction = { from: string; to: string; value: string; data?: string }

const quantity = (value: bigint) => `0x${value.toString(16)}`

/** Returns the parameter of `eth_sendTransaction` and `eth_estimateGas`. */
export function toTransaction({ address: from, call }: TransactionParameters): Transaction {
  if (call.type === 'raw') return { from, to: call.to, value: quantity(call.value), data: call.data }
  const { token, to, amount } = call
  if (token === undefined) return { from, to, value: quantity(amount) }
  const data = TRANSFER + encodeAddress(to) + amount.toString(16).padStart(WORD, '0')
  return { from, to: token, value: '0x0', data }
}
