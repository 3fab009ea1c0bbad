import { hmac } from '@noble/hashes/hmac'
import { sha512 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { wipe } from '../shares.ts'

/** `m/44'/501'/0'/0'`, which other wallets of Solana derive first. Ed25519 has hardened steps only. */
export const PATH: readonly number[] = [44, 501, 0, 0]

const HARDENED = 0x8000_0000
const CURVE = utf8ToBytes('ed25519 seed')

/**
 * The private key at a path below a seed, after SLIP-0010. The caller wipes both.
 *
 * @throws {RangeError} a step that the path cannot have
 */
export function deriveKey(seed: Uint8Array, path: readonly number[]): Uint8Array {
  let node = hmac(sha512, CURVE, seed)
  for (const step of path) {
    const parent = node
    const data = concatBytes(Uint8Array.of(0), parent.subarray(0, 32), toBytes(step))
    node = hmac(sha512, parent.subarray(32), data)
    wipe(parent, data)
  }
  const key = node.slice(0, 32)
  wipe(node)
  return key
}

function toBytes(step: number) {
  if (!Number.isInteger(step) || step < 0 || step >= HARDENED) throw new RangeError('Not a step of a path')
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, step + HARDENED)
  return bytes
}
