import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import type { ReadAddress } from '../address.ts'
import { concat, isSame } from '../bytes.ts'
import { isKeyOf } from '../keys.ts'
import { sha256d, taggedHash } from './transactions.ts'

/** The length of a text as Bitcoin writes it. */
function toLength(length: number): number[] {
  return length < 253 ? [length] : [253, length & 255, length >> 8]
}

/** The signed hash: that of the text with a prefix, so that no transaction can pass for a text. */
function hashMessage(message: string): Uint8Array {
  const text = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  return sha256d(concat(prefix, toLength(text.length), text))
}

/** True if bytes have the form of such a signature: a header, then its two numbers. */
export const isBip137 = ([header = 0, ...rest]: Uint8Array) =>
  rest.length === 64 && header >= 27 && header <= 42

/**
 * True if the address's key signed a text by BIP-137. Wallets disagree about what the header says of the address, so it
 * says only which key is recovered: that must be the address's.
 */
export function isSignedByBip137(address: ReadAddress, message: string, signature: Uint8Array): boolean {
  // A text longer than this has another length in front; a sign-in is never that long.
  if (!isBip137(signature) || message.length > 0xffff / 4) return false
  const recovery = ((signature[0] ?? 27) - 27) & 3
  try {
    const recovered = secp256k1.recoverPublicKey(
      concat([recovery], signature.slice(1)),
      hashMessage(message),
      {
        prehash: false,
      },
    )
    const point = secp256k1.Point.fromBytes(recovered)
    if (address.type === 'p2tr') return isSame(toTaprootKey(recovered), address.program)
    return [true, false].some((isCompressed) => isKeyOf(address, point.toBytes(isCompressed)))
  } catch {
    return false
  }
}

/** The key of a Taproot address without scripts, of its internal key (BIP-86). */
function toTaprootKey(key: Uint8Array): Uint8Array {
  const { Point } = secp256k1
  const x = key.slice(1)
  const internal = schnorr.utils.lift_x(Point.fromBytes(concat([2], x)).x)
  const tweak = Point.Fn.fromBytes(taggedHash('TapTweak', x))
  return internal.add(Point.BASE.multiply(tweak)).toBytes(true).slice(1)
}
