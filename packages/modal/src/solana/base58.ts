import { fromBase58 } from '../encoding/base58.ts'

/** The longest text of 64 bytes. */
export const SIGNATURE_LENGTH = 88
/** The longest text of 32 bytes. */
const ADDRESS_LENGTH = 44

/** The 32 bytes of an address. Undefined if it is none. */
export function fromAddress(address: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof address !== 'string' || address.length > ADDRESS_LENGTH) return undefined
  const bytes = fromBase58(address)
  return bytes?.length === 32 ? bytes : undefined
}
