import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'
import { getPublicKey, secretFromSeed, sign as signSr25519 } from '@scure/sr25519'
import { concat, type Hex, hexToBytes, keccak256, stringToBytes } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'

/** The kinds of accounts. Those of `ethereum` have addresses of Ethereum. */
export type PolkadotTestAccountType = 'sr25519' | 'ed25519' | 'ecdsa' | 'ethereum'

export type Signer = ReturnType<typeof createSigner>

/** The names of the kinds, by the first byte of a signature. */
const TYPES: Record<PolkadotTestAccountType, number> = { ed25519: 0, sr25519: 1, ecdsa: 2, ethereum: 2 }

/** An account of Polkadot: its 32 secret bytes in hexadecimal, and what they sign. */
export function createSigner(secretKey: Hex, type: PolkadotTestAccountType, prefix: number) {
  const secret = hexToBytes(secretKey)
  const { accountId, sign } = createKey(type, secret)
  return {
    type,
    address: type === 'ethereum' ? privateKeyToAddress(secretKey) : toSs58(accountId, prefix),
    typeByte: Uint8Array.of(TYPES[type]),
    sign,
  }
}

function createKey(type: PolkadotTestAccountType, secret: Uint8Array) {
  if (type === 'sr25519') {
    const key = secretFromSeed(secret)
    return { accountId: getPublicKey(key), sign: (text: Uint8Array): Uint8Array => signSr25519(key, text) }
  }
  if (type === 'ed25519') {
    const sign = (text: Uint8Array): Uint8Array => ed25519.sign(text, secret)
    return { accountId: ed25519.getPublicKey(secret), sign }
  }
  const hash = (bytes: Uint8Array) =>
    type === 'ethereum' ? keccak256(bytes, 'bytes') : blake2b(bytes, { dkLen: 32 })
  /** 64 bytes, then the one that says which of two keys it was. */
  function sign(text: Uint8Array): Uint8Array {
    const signed = secp256k1.sign(hash(text), secret, { prehash: false, format: 'recovered' })
    return concat([signed.subarray(1), signed.subarray(0, 1)])
  }
  return { accountId: blake2b(secp256k1.getPublicKey(secret, true), { dkLen: 32 }), sign }
}

/** An address whose network has a number below 64. */
function toSs58(accountId: Uint8Array, prefix: number) {
  const bytes = concat([Uint8Array.of(prefix), accountId])
  return base58.encode(concat([bytes, blake2b(concat([stringToBytes('SS58PRE'), bytes])).subarray(0, 2)]))
}
