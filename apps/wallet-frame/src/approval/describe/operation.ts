import type { Costs } from '../../rpc/prepareTransaction.ts'
import { ENTRY_POINT, IMPLEMENTATION } from '../../smartAccount/contracts.ts'
import { decodeCalls } from '../../smartAccount/decodeCalls.ts'
import { describeCall } from './calls.ts'
import { type CallParts, isLargeFee, quantityOf, type ReadTransactionParameters } from './transaction.ts'
import { sameAddress, UnreadableError } from './values.ts'
import { isDanger, sortWarnings, type Warning } from './warnings.ts'

/** Calls of the smart account that are made as one. */
export type OperationDescription = {
  kind: 'operation'
  transactions: CallParts[]
  /** Of all, in the smallest units of the chain's currency. */
  value: bigint
  /** The most that the network can take. */
  maxFee: bigint
  /** True if the project's sponsor pays it. */
  isSponsored: boolean
  /** Why it does not. Undefined where nobody would. */
  notSponsored: Costs['notSponsored']
  rollupFee: undefined
  /** The contract that the account delegates to with it. */
  delegate: string | undefined
  /** Of all together, and the dangers of each: nobody has to scroll to know of them. */
  warnings: Warning[]
}

export type DescribeOperationParameters = ReadTransactionParameters & { costs: Costs }

/** Names of a prepared operation. Any other one would be signed, or left out, without being shown. */
const NAMES = [
  'sender',
  'nonce',
  'callData',
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'factory',
  'factoryData',
  'eip7702Auth',
  'paymaster',
  'paymasterVerificationGasLimit',
  'paymasterPostOpGasLimit',
  'paymasterData',
]

/**
 * Describes what `eth_sendUserOperation` signs, from the operation as it was prepared.
 *
 * @throws {UnreadableError} it is not complete, not of this account and chain, or does what no screen shows
 */
export function describeOperation(
  operation: unknown,
  entryPoint: unknown,
  { costs, account, chainId, contracts }: DescribeOperationParameters,
): OperationDescription {
  if (typeof entryPoint !== 'string' || !sameAddress(entryPoint, ENTRY_POINT))
    throw new UnreadableError('The operation is for another EntryPoint')
  const fields = toFields(operation, NAMES)
  const { sender, callData, factory, factoryData } = fields
  if (typeof sender !== 'string' || !sameAddress(sender, account))
    throw new UnreadableError('The operation is from another account')
  const delegate = fields.eip7702Auth === undefined ? undefined : readDelegate(fields.eip7702Auth, chainId)
  const isDelegation = factory === '0x7702' && factoryData === '0x'
  if (delegate === undefined ? factory !== undefined || factoryData !== undefined : !isDelegation)
    throw new UnreadableError('The operation creates another account')
  quantityOf(fields.nonce)
  const isSponsored = fields.paymaster !== undefined
  const limits = [
    fields.callGasLimit,
    fields.verificationGasLimit,
    fields.preVerificationGas,
    ...(isSponsored ? [fields.paymasterVerificationGasLimit, fields.paymasterPostOpGasLimit] : []),
  ]
  const maxFee = limits.map(quantityOf).reduce((sum, gas) => sum + gas, 0n) * quantityOf(fields.maxFeePerGas)
  const calls = decodeCalls(callData)
  if (calls === undefined) throw new UnreadableError('The calls of the operation cannot be read')
  const transactions = calls.map(({ target, value, data }) => ({
    ...describeCall({ to: target, data, contracts }),
    to: target,
    value,
    data,
  }))
  const dangers = transactions.flatMap(({ warnings }) => warnings.filter(isDanger))
  return {
    kind: 'operation',
    transactions,
    value: transactions.reduce((sum, { value }) => sum + value, 0n),
    maxFee,
    isSponsored,
    notSponsored: costs.notSponsored,
    rollupFee: undefined,
    delegate,
    warnings: sortWarnings(!isSponsored && isLargeFee(maxFee, costs) ? [...dangers, 'largeFee'] : dangers),
  }
}

function toFields(value: unknown, names: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new UnreadableError('There is no operation')
  if (Object.keys(value).some((name) => !names.includes(name)))
    throw new UnreadableError('The operation has a part that is not known')
  return value as Record<string, unknown>
}

function readDelegate(authorization: unknown, chainId: number): string {
  const { address, ...rest } = toFields(authorization, ['address', 'chainId', 'nonce'])
  // An authorization for chain 0 would hold on every chain.
  if (quantityOf(rest.chainId) !== BigInt(chainId))
    throw new UnreadableError('The authorization is for another chain')
  quantityOf(rest.nonce)
  if (typeof address !== 'string' || !sameAddress(address, IMPLEMENTATION))
    throw new UnreadableError('The authorization is for another contract')
  return IMPLEMENTATION
}
