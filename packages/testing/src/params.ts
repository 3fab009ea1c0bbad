import { isAddress, isHex } from 'viem'
import * as z from 'zod/mini'
import { invalidParams } from './errors.ts'

export const addressSchema = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && isAddress(value, { strict: false }),
  'not an address',
)

export const hexSchema = z.custom<`0x${string}`>((value) => isHex(value), 'not hex data')

/** A number as JSON-RPC writes it: hex without leading zeros, though many dapps send some. */
export const quantitySchema = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]+$/i, 'not a hex quantity')),
  z.transform((value) => BigInt(value)),
)

export const chainIdSchema = z.pipe(
  quantitySchema,
  z.transform((value) => Number(value)),
)

/**
 * Parses a request's parameters.
 *
 * @throws {ProviderRpcError} -32602 when they do not fit
 */
export function parseParams<schema extends z.ZodMiniType>(
  method: string,
  schema: schema,
  params: unknown,
): z.output<schema> {
  const result = z.safeParse(schema, params)
  if (result.success) return result.data
  throw invalidParams(method, z.prettifyError(result.error))
}
