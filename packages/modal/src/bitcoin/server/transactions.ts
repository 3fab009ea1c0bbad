import { sha256 } from '@noble/hashes/sha2.js'
import { concat } from '../bytes.ts'

// The two transactions of BIP-322, which exist only to be signed: the first pays nothing to the address, the second spends it.

const ZERO = [0, 0, 0, 0]
const NOTHING = [0, 0, 0, 0, 0, 0, 0, 0]
/** One output of nothing, to OP_RETURN. */
const OUTPUT = [...NOTHING, 1, 0x6a]

export const sha256d = (bytes: Uint8Array) => sha256(sha256(bytes))

const utf8 = (text: string) => new TextEncoder().encode(text)

export function taggedHash(tag: string, bytes: Uint8Array): Uint8Array {
  const prefix = sha256(utf8(tag))
  return sha256(concat(prefix, prefix, bytes))
}

export const hashMessage = (message: string) => taggedHash('BIP0322-signed-message', utf8(message))

/** The id of the transaction that pays to the address's script, in the order of its bytes. */
export function toSpendId(script: Uint8Array, message: string): Uint8Array {
  const input = concat(new Uint8Array(32), [255, 255, 255, 255, 34, 0, 32], hashMessage(message), ZERO)
  return sha256d(concat(ZERO, [1], input, [1], NOTHING, [script.length], script, ZERO))
}

const outpointOf = (script: Uint8Array, message: string) => concat(toSpendId(script, message), ZERO)

/** The id of the transaction that spends it, which signatures are no part of. */
export function toSignId(script: Uint8Array, message: string): Uint8Array {
  return sha256d(concat(ZERO, [1], outpointOf(script, message), [0], ZERO, [1], OUTPUT, ZERO))
}

/** The hash that a key of version 0 of Segwit signs (BIP-143), with SIGHASH_ALL. */
export function toSegwitHash(script: Uint8Array, message: string, keyHash: Uint8Array): Uint8Array {
  const outpoint = outpointOf(script, message)
  const code = concat([25, 0x76, 0xa9, 20], keyHash, [0x88, 0xac])
  return sha256d(
    concat(
      ZERO,
      sha256d(outpoint),
      sha256d(concat(ZERO)),
      outpoint,
      code,
      NOTHING,
      ZERO,
      sha256d(concat(OUTPUT)),
      ZERO,
      [1, 0, 0, 0],
    ),
  )
}

/** The hash that the key of Taproot signs (BIP-341), with SIGHASH_DEFAULT (0) or SIGHASH_ALL (1). */
export function toTaprootHash(script: Uint8Array, message: string, hashType: 0 | 1): Uint8Array {
  return taggedHash(
    'TapSighash',
    concat(
      [0, hashType],
      ZERO,
      ZERO,
      sha256(outpointOf(script, message)),
      sha256(concat(NOTHING)),
      sha256(concat([script.length], script)),
      sha256(concat(ZERO)),
      sha256(concat(OUTPUT)),
      [0],
      ZERO,
    ),
  )
}
