import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { keccak_256 } from '@noble/hashes/sha3'
import { readSignInText } from '../../siwe/readSignInText.ts'
import type { SiwxVerifier } from '../../siwe/server/evm.ts'
import { fromAddress, prefixOf } from '../address.ts'
import { toSignedBytes } from '../adr36.ts'

const BASE64_OF_64_BYTES = /^[A-Za-z0-9+/]{86}==$/

/** Both kinds of accounts: what they hash before they sign, and how the address comes from the key. */
const KINDS = [
  {
    hash: sha256,
    toAddress: (key: ReturnType<typeof recover>) => ripemd160(sha256(key.toBytes(true))),
  },
  // Chains with the EVM, such as Injective and Evmos: `ethsecp256k1`.
  {
    hash: keccak_256,
    toAddress: (key: ReturnType<typeof recover>) => keccak_256(key.toBytes(false).subarray(1)).subarray(12),
  },
]

/**
 * Verifies sign-ins with Cosmos: a text that the account has signed by ADR-36. The key is recovered from the signature and
 * must hash to the address, so nothing that a client says about keys is believed. Needs `@noble/curves`.
 */
export function cosmos(): SiwxVerifier {
  return {
    namespace: 'cosmos',
    parse: parseSignIn,
    isSignature: (text) => BASE64_OF_64_BYTES.test(text),
    async verify({ data, message, signature }) {
      const address = fromAddress(data.accountAddress)?.bytes
      if (address === undefined) return false
      const bytes = toSignedBytes(data.accountAddress, message)
      const compact = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0))
      return KINDS.some(({ hash, toAddress }) =>
        [0, 1].some((bit) => {
          try {
            return isSame(toAddress(recover(compact, hash(bytes), bit)), address)
          } catch {
            // There is no such point.
            return false
          }
        }),
      )
    },
  }
}

function parseSignIn(text: string) {
  const message = readSignInText('cosmos', text)
  const address = fromAddress(message?.accountAddress)
  const prefix = prefixOf(message?.chainId.replace('cosmos:', '') ?? '')
  // The same key has another address on each chain.
  return address && (prefix ?? address.prefix) === address.prefix ? message : undefined
}

/** The key that made a signature. Signatures whose second half is high have a twin, and no wallet makes them. */
function recover(compact: Uint8Array, digest: Uint8Array, bit: number) {
  const signature = secp256k1.Signature.fromBytes(compact, 'compact')
  if (signature.hasHighS()) throw new Error('The signature is not in canonical form')
  return signature.addRecoveryBit(bit).recoverPublicKey(digest)
}

const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
