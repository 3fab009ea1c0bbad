import { type Address, type Hex, isAddressEqual } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import * as z from 'zod'
import { INVALID_PARAMS, SponsorError } from './errors.ts'

const hex = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .transform((text) => text as Hex)
const address = hex(/^0x[\da-f]{40}$/i).transform((text) => text.toLowerCase() as Address)
/** EntryPoint packs limits and fees into 16 bytes. */
const half = hex(/^0x[\da-f]{1,32}$/i).transform(BigInt)
const word = hex(/^0x[\da-f]{1,64}$/i).transform(BigInt)

/** An operation as wallets send it to a paymaster (ERC-7677). A voucher names all that is packed, so other keys change nothing. */
const operationSchema = z.object({
  sender: address,
  nonce: word,
  factory: z.nullish(hex(/^0x[\da-f]{4,40}$/i)),
  factoryData: z.nullish(hex(/^0x[\da-f]*$/i)),
  callData: hex(/^0x(?:[\da-f]{2})+$/i),
  callGasLimit: half.optional(),
  verificationGasLimit: half.optional(),
  preVerificationGas: half.optional(),
  maxFeePerGas: half.optional(),
  maxPriorityFeePerGas: half.optional(),
  paymasterVerificationGasLimit: half.optional(),
  paymasterPostOpGasLimit: half.optional(),
  eip7702Auth: z.nullish(z.object({ address })),
})

export type SponsoredOperation = z.output<typeof operationSchema>

const paramsSchema = z.tuple(
  [
    operationSchema,
    address,
    z
      .string()
      .regex(/^0x[\da-f]{1,14}$/i)
      .transform(Number),
  ],
  z.unknown(),
)

/** @throws {SponsorError} the params are not ERC-7677's, or for another EntryPoint */
export function readOperation(params: unknown): { operation: SponsoredOperation; chainId: number } {
  const parsed = paramsSchema.safeParse(params)
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') || 'params'
    throw new SponsorError(
      INVALID_PARAMS,
      'params',
      `Expected [operation, entryPoint, chainId, context]: ${path}`,
    )
  }
  const [operation, entryPoint, chainId] = parsed.data
  if (!isAddressEqual(entryPoint, entryPoint08Address))
    throw new SponsorError(INVALID_PARAMS, 'params', `Expected the EntryPoint ${entryPoint08Address}`)
  return { operation, chainId }
}
