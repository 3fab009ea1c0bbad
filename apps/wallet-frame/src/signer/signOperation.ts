import { hashTypedData } from 'viem'
import { getUserOperationTypedData, type UserOperation } from 'viem/account-abstraction'
import type { PrivateKeyAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { ENTRY_POINT, IMPLEMENTATION } from '../smartAccount/contracts.ts'
import { SignerError } from './errors.ts'
import { parse, parseJson, requireSame } from './parseRequest.ts'
import { address } from './signTransaction.ts'

type Hex = `0x${string}`

const bytes = z.string().check(z.regex(/^0x(?:[\da-f]{2})*$/i))
const number = z.string().check(z.regex(/^0x[\da-f]{1,64}$/i))
/** EntryPoint packs two of them into a word. */
const gas = z.string().check(z.regex(/^0x[\da-f]{1,32}$/i))

const filled = {
  sender: address,
  nonce: number,
  callData: bytes,
  callGasLimit: gas,
  verificationGasLimit: gas,
  preVerificationGas: gas,
  maxFeePerGas: gas,
  maxPriorityFeePerGas: gas,
}

/** With the delegation of the account. */
const delegated = {
  ...filled,
  factory: z.literal('0x7702'),
  factoryData: z.literal('0x'),
  eip7702Auth: z.strictObject({ address, chainId: number, nonce: number }),
}

/** Somebody else pays. */
const sponsored = {
  paymaster: address,
  paymasterVerificationGasLimit: gas,
  paymasterPostOpGasLimit: gas,
  paymasterData: bytes,
}

/** Everything that is signed, and nothing else: a key that no screen knows is refused. */
const operationSchema = z.union([
  z.strictObject(filled),
  z.strictObject(delegated),
  z.strictObject({ ...filled, ...sponsored }),
  z.strictObject({ ...delegated, ...sponsored }),
])

const requestSchema = z.object({
  method: z.literal('eth_sendUserOperation'),
  params: z.tuple([operationSchema, address]),
})

export type SignedOperation = {
  /** Of the operation, as EntryPoint knows it. */
  hash: Hex
  signature: Hex
  /** The authorization, if the account delegates to the contract with it. */
  authorization?: { r: Hex; s: Hex; yParity: Hex }
}

/**
 * Signs the operation that a text asks for, and the delegation to the one contract that is allowed, for this chain alone.
 *
 * @throws {SignerError} `request`: the text asks for something else, or for another account, chain or contract
 */
export async function signOperation(
  account: PrivateKeyAccount,
  text: string,
  chainId: number,
): Promise<SignedOperation> {
  const [operation, entryPoint] = parse(requestSchema, parseJson(text)).params
  requireSame(operation.sender, account.address)
  requireSame(entryPoint, ENTRY_POINT)
  const delegation = 'eip7702Auth' in operation ? operation.eip7702Auth : undefined
  if (delegation !== undefined) {
    requireSame(delegation.address, IMPLEMENTATION)
    // An authorization for chain 0 would hold on every chain.
    if (chainId <= 0 || BigInt(delegation.chainId) !== BigInt(chainId)) throw new SignerError('request')
  }
  const authorized =
    delegation &&
    ({
      address: IMPLEMENTATION,
      chainId,
      nonce: Number(delegation.nonce),
    } as const)
  const typedData = getUserOperationTypedData({
    chainId,
    entryPointAddress: ENTRY_POINT,
    userOperation: {
      sender: operation.sender as Hex,
      nonce: BigInt(operation.nonce),
      callData: operation.callData as Hex,
      callGasLimit: BigInt(operation.callGasLimit),
      verificationGasLimit: BigInt(operation.verificationGasLimit),
      preVerificationGas: BigInt(operation.preVerificationGas),
      maxFeePerGas: BigInt(operation.maxFeePerGas),
      maxPriorityFeePerGas: BigInt(operation.maxPriorityFeePerGas),
      ...('paymaster' in operation && {
        paymaster: operation.paymaster as Hex,
        paymasterVerificationGasLimit: BigInt(operation.paymasterVerificationGasLimit),
        paymasterPostOpGasLimit: BigInt(operation.paymasterPostOpGasLimit),
        paymasterData: operation.paymasterData as Hex,
      }),
      ...(authorized && { factory: '0x7702', factoryData: '0x', authorization: authorized }),
    } as UserOperation<'0.8'>,
  })
  const signature = await account.signTypedData(typedData)
  const hash = hashTypedData(typedData)
  if (authorized === undefined) return { hash, signature }
  const { r, s, yParity } = await account.signAuthorization(authorized)
  return { hash, signature, authorization: { r, s, yParity: yParity === 1 ? '0x1' : '0x0' } }
}
