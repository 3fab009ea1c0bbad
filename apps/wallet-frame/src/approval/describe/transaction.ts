import type { Project } from '@foyer/wallet-api'
import type { Costs } from '../../rpc/prepareTransaction.ts'
import { type Call, describeCall } from './calls.ts'
import { ADDRESS, sameAddress, UnreadableError } from './values.ts'
import { sortWarnings, type Warning } from './warnings.ts'

/** One call, in whatever it is sent. */
export type CallParts = {
  /** Undefined where a contract is created. */
  to: string | undefined
  call: Call
  /** Of the chain's currency, in its smallest units. */
  value: bigint
  /** `0x` where there is none. */
  data: `0x${string}`
  warnings: Warning[]
}

export type TransactionDescription = CallParts & {
  kind: 'transaction'
  /** The most that the network can take for the gas. */
  maxFee: bigint
  /** The fee beside that. An estimate. */
  rollupFee: bigint | undefined
  gas: bigint
  /** For each unit of gas. */
  gasPrice: bigint
  nonce: bigint
}

export type ReadTransactionParameters = {
  account: string
  chainId: number
  contracts: Project['contracts']
}

export type DescribeTransactionParameters = ReadTransactionParameters & { costs: Costs }

/** Of what the account has. A fee of that part or more is warned of. */
const LARGE_PART = 5n

/** Names of a prepared transaction. Any other one would be signed, or left out, without being shown. */
const NAMES = [
  'from',
  'to',
  'value',
  'data',
  'chainId',
  'nonce',
  'gas',
  'type',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
]

/**
 * Describes what `eth_sendTransaction` signs, from the transaction as it was prepared.
 *
 * @throws {UnreadableError} it is not complete, or not of this account and chain
 */
export function describeTransaction(
  transaction: unknown,
  { costs, ...parameters }: DescribeTransactionParameters,
): TransactionDescription {
  const { rollupFee } = costs
  const description = readTransaction(transaction, parameters)
  const { warnings } = description
  return {
    ...description,
    rollupFee,
    warnings: isLargeFee(description.maxFee, costs) ? sortWarnings([...warnings, 'largeFee']) : warnings,
  }
}

/** True if a fee of gas, and what the network takes beside it, is a large part of what the account has. */
export function isLargeFee(maxFee: bigint, { balance, rollupFee = 0n }: Costs): boolean {
  const fee = maxFee + rollupFee
  return fee > 0n && fee * LARGE_PART >= balance
}

/**
 * A transaction as it was prepared, whatever it costs.
 *
 * @throws {UnreadableError} it is not complete, or not of this account and chain
 */
export function readTransaction(
  transaction: unknown,
  { account, chainId, contracts }: ReadTransactionParameters,
): TransactionDescription {
  if (typeof transaction !== 'object' || transaction === null)
    throw new UnreadableError('There is no transaction')
  const fields = transaction as Record<string, unknown>
  const unknown = Object.keys(fields).find((name) => !NAMES.includes(name))
  if (unknown !== undefined) throw new UnreadableError('The transaction has a part that is not known')
  const { from, to, data } = fields
  if (typeof from !== 'string' || !sameAddress(from, account))
    throw new UnreadableError('The transaction is from another account')
  if (quantityOf(fields.chainId) !== BigInt(chainId))
    throw new UnreadableError('The transaction is for another chain')
  if (to !== undefined && (typeof to !== 'string' || !ADDRESS.test(to)))
    throw new UnreadableError('The recipient is no address')
  if (typeof data !== 'string' || !/^0x(?:[\da-f]{2})*$/i.test(data))
    throw new UnreadableError('The data is not hexadecimal')
  const gas = quantityOf(fields.gas)
  const gasPrice = quantityOf(fields.type === '0x2' ? fields.maxFeePerGas : fields.gasPrice)
  const { call, warnings } = describeCall({ to, data: data as `0x${string}`, contracts })
  return {
    kind: 'transaction',
    to,
    call,
    value: quantityOf(fields.value),
    maxFee: gas * gasPrice,
    rollupFee: undefined,
    gas,
    gasPrice,
    nonce: quantityOf(fields.nonce),
    data: data as `0x${string}`,
    warnings,
  }
}

export function quantityOf(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value))
    throw new UnreadableError('A number is missing')
  return BigInt(value)
}
