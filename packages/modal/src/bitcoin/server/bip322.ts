import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { type ReadAddress, scriptOf } from '../address.ts'
import { hash160, isKeyOf } from '../keys.ts'
import { toSegwitHash, toTaprootHash } from './transactions.ts'

const SIGHASH_ALL = 1

/** The stack of a witness. Undefined where a length is wrong or bytes are left over. No element of one key is longer than 252. */
function readWitness(bytes: Uint8Array): Uint8Array[] | undefined {
  const stack: Uint8Array[] = []
  let at = 1
  for (let count = bytes[0] ?? 0; count > 0; count--) {
    const length = bytes[at] ?? 255
    const end = at + 1 + length
    if (length > 252 || end > bytes.length) return undefined
    stack.push(bytes.slice(at + 1, end))
    at = end
  }
  return at === bytes.length ? stack : undefined
}

/**
 * True if the address's key signed a text by BIP-322 in its simple form: one key of Segwit, also behind a script hash, or
 * the key of Taproot. Scripts, several keys and the full form are refused.
 */
export function isSignedByBip322(address: ReadAddress, message: string, signature: Uint8Array): boolean {
  const stack = readWitness(signature)
  if (stack === undefined) return false
  const [first = new Uint8Array(), key] = stack
  if (address.type === 'p2tr') return stack.length === 1 && isSignedByTaproot(address, message, first)
  if (stack.length !== 2 || key?.length !== 33 || address.type === 'p2pkh' || !isKeyOf(address, key))
    return false
  if (first.at(-1) !== SIGHASH_ALL) return false
  const hash = toSegwitHash(scriptOf(address), message, hash160(key))
  try {
    return secp256k1.verify(first.slice(0, -1), hash, key, { prehash: false, format: 'der', lowS: true })
  } catch {
    return false
  }
}

/** The last byte of a signature of 65 says its kind: SIGHASH_ALL, or none for the default. */
function isSignedByTaproot(address: ReadAddress, message: string, signature: Uint8Array): boolean {
  const isDefault = signature.length === 64
  if (!isDefault && !(signature.length === 65 && signature[64] === SIGHASH_ALL)) return false
  const hash = toTaprootHash(scriptOf(address), message, isDefault ? 0 : SIGHASH_ALL)
  try {
    return schnorr.verify(signature.slice(0, 64), hash, address.program)
  } catch {
    return false
  }
}
