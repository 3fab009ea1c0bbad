import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bech32 } from '@scure/base'
import { type Hex, hexToBytes, keccak256, ripemd160, sha256 } from 'viem'

/** The way in which a chain makes addresses, and hashes what is signed. `ethsecp256k1` is that of chains with the EVM. */
export type CosmosTestChain = { prefix: string; algo?: 'secp256k1' | 'ethsecp256k1' }

export type Signer = ReturnType<typeof createSigner>

/** An account on one chain of Cosmos: its 32 secret bytes in hexadecimal, and what they sign. */
export function createSigner(secretKey: Hex, { prefix, algo = 'secp256k1' }: CosmosTestChain) {
  const secret = hexToBytes(secretKey)
  const isEthereum = algo === 'ethsecp256k1'
  const publicKey = secp256k1.getPublicKey(secret, true)
  const bytes = isEthereum
    ? keccak256(secp256k1.getPublicKey(secret, false).subarray(1), 'bytes').subarray(12)
    : ripemd160(sha256(publicKey, 'bytes'), 'bytes')
  const hash = isEthereum ? keccak256 : sha256
  return {
    algo,
    publicKey,
    bytes,
    address: bech32.encode(prefix, bech32.toWords(bytes)),
    /** 64 bytes in base64. */
    sign: (message: Uint8Array): string =>
      btoa(String.fromCharCode(...secp256k1.sign(hash(message, 'bytes'), secret, { prehash: false }))),
  }
}
