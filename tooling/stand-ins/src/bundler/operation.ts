import { type Address, type Hex, isAddressEqual } from 'viem'
import { entryPoint08Address, type UserOperation } from 'viem/account-abstraction'
import { z } from 'zod'
import { BundlerError, CODES } from './errors.ts'

/** The account has no factory: it delegates to a contract (EIP-7702). */
const DELEGATION = /^0x7702(?:0{36})?$/

const hexText = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .transform((text) => text as Hex)
const address = hexText(/^0x[\da-f]{40}$/i)
const hex = hexText(/^0x(?:[\da-f]{2})*$/i)
const quantity = hexText(/^0x[\da-f]{1,64}$/i).transform(BigInt)
const word = hexText(/^0x[\da-f]{1,64}$/i)

const operationSchema = z.strictObject({
  sender: address,
  nonce: quantity,
  factory: hexText(DELEGATION).optional(),
  factoryData: z.literal('0x').optional(),
  callData: hex,
  callGasLimit: quantity.default(0n),
  verificationGasLimit: quantity.default(0n),
  preVerificationGas: quantity.default(0n),
  maxFeePerGas: quantity.default(0n),
  maxPriorityFeePerGas: quantity.default(0n),
  paymaster: address.optional(),
  paymasterVerificationGasLimit: quantity.optional(),
  paymasterPostOpGasLimit: quantity.optional(),
  paymasterData: hex.optional(),
  signature: hex,
  eip7702Auth: z
    .strictObject({
      address,
      chainId: quantity.transform(Number),
      nonce: quantity.transform(Number),
      r: word,
      s: word,
      yParity: quantity.transform(Number),
    })
    .optional(),
})

const paramsSchema = z.tuple([z.unknown(), address], z.unknown())

export type Operation = UserOperation<'0.8'> & { authorization?: Authorization | undefined }
export type Authorization = NonNullable<z.output<typeof operationSchema>['eip7702Auth']>

/** @throws {BundlerError} the operation is not complete, or for another EntryPoint */
export function readOperation(params: unknown): { operation: Operation; raw: unknown } {
  const outer = paramsSchema.safeParse(params)
  if (!outer.success) throw new BundlerError(CODES.invalidParams, 'Expected an operation and an EntryPoint')
  const [raw, entryPoint] = outer.data
  if (!isAddressEqual(entryPoint, entryPoint08Address))
    throw new BundlerError(CODES.invalidParams, `Expected the EntryPoint ${entryPoint08Address}`)
  const parsed = operationSchema.safeParse(raw)
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') || 'operation'
    throw new BundlerError(CODES.invalidParams, `Invalid operation: ${path}`)
  }
  const { eip7702Auth, factory, factoryData, ...rest } = parsed.data
  const operation = {
    ...rest,
    ...(factory === undefined ? {} : { factory: factory as Address, factoryData: factoryData ?? '0x' }),
    ...(eip7702Auth === undefined ? {} : { authorization: eip7702Auth }),
  } as Operation
  if ((factory === undefined) !== (eip7702Auth === undefined))
    throw new BundlerError(CODES.invalidParams, 'Invalid operation: eip7702Auth')
  return { operation, raw }
}
