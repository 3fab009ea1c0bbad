import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod'

/** An address with a checksum, as a key of an object. */
export const addressKey = z
  .string()
  .refine((value) => isAddress(value, { strict: true }), 'Expected an address with a valid checksum.')

/** An address with a checksum. */
export const address = addressKey.transform((value): Address => getAddress(value))
