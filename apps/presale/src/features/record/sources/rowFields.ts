import type { Address, Hash } from 'viem'
import * as z from 'zod/mini'

/** Fields of rows that were kept as JSON. */
export const addressField = z.custom<Address>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value),
)
export const hashField = z.custom<Hash>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value),
)
/** A bigint, kept in decimals. */
export const bigintField = z.pipe(
  z.string().check(z.regex(/^\d{1,78}$/)),
  z.transform((text: string) => BigInt(text)),
)
