import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { ReadAddress } from './address.ts'
import { concat, isSame } from './bytes.ts'

export const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

/** True if a key hashes to the address. That of Taproot needs the curve, so no key is known to be its. */
export function isKeyOf({ type, program }: ReadAddress, key: Uint8Array): boolean {
  if (type === 'p2tr') return false
  if (key.length !== 33 && !(key.length === 65 && type === 'p2pkh')) return false
  const hash = hash160(key)
  return isSame(type === 'p2sh' ? hash160(concat([0, 20], hash)) : hash, program)
}
