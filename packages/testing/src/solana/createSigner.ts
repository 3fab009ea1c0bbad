import { ed25519 } from '@noble/curves/ed25519.js'
import { type Hex, hexToBytes } from 'viem'
import { toBase58 } from './base58.ts'

export type Signer = ReturnType<typeof createSigner>

/** An account of Solana: its 32 secret bytes in hexadecimal, and what they sign. */
export function createSigner(secretKey: Hex) {
  const secret = hexToBytes(secretKey)
  const publicKey = ed25519.getPublicKey(secret)
  return {
    address: toBase58(publicKey),
    publicKey,
    sign: (message: Uint8Array): Uint8Array => ed25519.sign(message, secret),
  }
}
