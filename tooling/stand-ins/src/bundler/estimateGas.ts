import { concat, encodeFunctionData, type Hex, size } from 'viem'
import {
  entryPoint08Abi,
  entryPoint08Address,
  getUserOperationHash,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import { type Chain, delegated } from './createChain.ts'
import { BundlerError, CODES } from './errors.ts'
import type { Operation } from './operation.ts'

const validateAbi = [
  {
    type: 'function',
    name: 'validateUserOp',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'tuple',
        name: 'userOp',
        components: [
          { type: 'address', name: 'sender' },
          { type: 'uint256', name: 'nonce' },
          { type: 'bytes', name: 'initCode' },
          { type: 'bytes', name: 'callData' },
          { type: 'bytes32', name: 'accountGasLimits' },
          { type: 'uint256', name: 'preVerificationGas' },
          { type: 'bytes32', name: 'gasFees' },
          { type: 'bytes', name: 'paymasterAndData' },
          { type: 'bytes', name: 'signature' },
        ],
      },
      { type: 'bytes32', name: 'userOpHash' },
      { type: 'uint256', name: 'missingAccountFunds' },
    ],
    outputs: [{ type: 'uint256' }],
  },
] as const

const TRANSACTION = 21_000n
/** Of an authorization (EIP-7702). */
const AUTHORIZATION = 25_000n
/** Gas of EntryPoint around an operation, beside its limits. */
const OVERHEAD = 20_000n
/** A new nonce and the payment in advance, which the account's own part of the validation leaves out. */
const NONCE_AND_PAYMENT = 80_000n

const padded = (gas: bigint) => (gas * 6n) / 5n

export type GasLimits = { callGasLimit: bigint; verificationGasLimit: bigint; preVerificationGas: bigint }

/**
 * The gas that an operation needs.
 *
 * @throws {BundlerError} one of its calls fails
 */
export async function estimateGas(operation: Operation, { reader }: Chain): Promise<GasLimits> {
  const { sender, callData, authorization } = operation
  const packed = toPackedUserOperation(operation)
  const hash = getUserOperationHash({
    chainId: reader.chain.id,
    entryPointAddress: entryPoint08Address,
    entryPointVersion: '0.8',
    userOperation: operation,
  })
  const stateOverride = authorization && delegated(sender, authorization.address)
  const estimate = (data: Hex) =>
    reader
      .estimateGas({
        account: entryPoint08Address,
        to: sender,
        data,
        ...(stateOverride && { stateOverride }),
      })
      .catch((cause: unknown) => {
        throw new BundlerError(CODES.reverted, 'execution reverted', { cause })
      })
  const validation = encodeFunctionData({ abi: validateAbi, args: [packed, hash, 0n] })
  const [call, verification] = await Promise.all([estimate(callData), estimate(validation)])
  return {
    callGasLimit: padded(call),
    verificationGasLimit: padded(verification - TRANSACTION) + NONCE_AND_PAYMENT,
    preVerificationGas:
      TRANSACTION +
      OVERHEAD +
      (authorization === undefined ? 0n : AUTHORIZATION) +
      dataGas(
        encodeFunctionData({ abi: entryPoint08Abi, functionName: 'handleOps', args: [[packed], sender] }),
      ),
  }
}

/** Gas of a transaction's data. The limits are not known yet, and may have bytes that are not zero. */
function dataGas(data: Hex): bigint {
  const bytes = concat([data, `0x${'ff'.repeat(32)}`])
  let gas = 0n
  for (let index = 0; index < size(bytes); index++)
    gas += bytes.slice(2 + 2 * index, 4 + 2 * index) === '00' ? 4n : 16n
  return gas
}
