import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { RpcParams } from '@foyer/embedded-wallet-frame/protocol'
import { toBigInt } from './quantity.ts'

type Hex = `0x${string}`

/** A transaction as a dapp names it. */
export type DappTransaction = RpcParams<'eth_sendTransaction'>[0]

const TYPES: unknown[] = [undefined, null, '0x0', '0x00', '0x1', '0x01', '0x2', '0x02', 0, 1, 2]
const MAX_UINT256 = 2n ** 256n - 1n

/**
 * Describes a dapp's transaction.
 *
 * @throws {ReplyError} it does not fit the account or the chain, or is none
 */
export function checkTransaction(transaction: DappTransaction, chainId: number, account: Hex) {
  const { from, to, value = '0x0', data, input, type } = transaction
  if (from !== undefined && from.toLowerCase() !== account.toLowerCase())
    throw new ReplyError('The transaction is from another account')
  if (transaction.chainId !== undefined && Number(transaction.chainId) !== chainId)
    throw new ReplyError('The transaction is for another chain')
  if (!TYPES.includes(type)) throw new ReplyError('Transactions of this type are not supported')
  // Nodes read `input` or `data`. If they differed, the screen could show another call than the one that is signed.
  if (input !== undefined && data !== undefined && input !== data)
    throw new ReplyError('The transaction has two different calls')
  const call = data ?? input ?? '0x'
  if (typeof call !== 'string' || !/^0x([\da-f]{2})*$/i.test(call)) throw new ReplyError('Invalid input')
  // The account's own functions make further calls, which no screen reads: as `execute` in a batch does.
  if (to?.toLowerCase() === account.toLowerCase() && call !== '0x')
    throw new ReplyError('The account cannot call itself')
  const amount = value === '0x' ? 0n : toBigInt(value)
  if (amount === undefined || amount > MAX_UINT256) throw new ReplyError('Invalid input')
  // Creating a contract without code is a mistake: the value would be lost.
  if (!to && call === '0x') throw new ReplyError('The transaction has neither a recipient nor code')
  return { to: (to ?? undefined) as Hex | undefined, value: amount, data: call as Hex }
}
