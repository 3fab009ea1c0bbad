import type { SiwxMessage } from '@foyer/modal-core'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2'
import { keccak_256 } from '@noble/hashes/sha3'
import { verify as verifySr25519 } from '@scure/sr25519'
import { fromHex } from '../../encoding/hex.ts'
import { readSignInText } from '../../siwe/readSignInText.ts'
import type { SiwxVerifier } from '../../siwe/server/evm.ts'
import { fromSs58, toNetworkAddress } from '../ss58.ts'
import { toAccountId } from '../toAccountId.ts'

/** 64 bytes, 65 with the byte of an ECDSA signature or of the signature's type, 66 with both. */
const SIGNATURE = /^0x[0-9a-f]{128}([0-9a-f]{2}){0,2}$/i
/** The numbers with which the addresses of the networks begin that come with the package. */
const PREFIXES: Readonly<Record<string, number>> = {
  '68d56f15f85d3136970ec16946040bc1': 0,
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
  e143f23803ac50e8f6f8e62695d1ce9e: 42,
}
/** The names of the types of a signature, by its first byte. */
const ED25519 = 0
const SR25519 = 1
const ECDSA = 2

/**
 * Verifies sign-ins with Polkadot: accounts of sr25519, ed25519, ecdsa and of Ethereum's kind, with the text as it is or
 * between `<Bytes>`, and signatures with the byte of their type or without. Needs `@noble/curves` and `@scure/sr25519`.
 */
export function polkadot(): SiwxVerifier {
  return {
    namespace: 'polkadot',
    parse: parseSignIn,
    isSignature: (text) => SIGNATURE.test(text),
    async verify({ data, message, signature }) {
      const account = toAccountId(data.accountAddress)
      // Everybody can sign for the key of nothing.
      if (account === undefined || account.every((byte) => byte === 0)) return false
      const bytes = fromHex(signature)
      const texts = [`<Bytes>${message}</Bytes>`, message].map((text) => new TextEncoder().encode(text))
      return texts.some((text) => (account.length === 20 ? isOfEthereum : isOfKey)(account, bytes, text))
    },
  }
}

/** One account has one address on a network that is known, so that a server finds its user again. */
function parseSignIn(text: string): SiwxMessage | undefined {
  const message = readSignInText('polkadot', text)
  if (message === undefined) return undefined
  const prefix = PREFIXES[message.chainId.replace('polkadot:', '')]
  const accountAddress = toNetworkAddress(message.accountAddress, undefined)
  const isOfNetwork = prefix === undefined || (fromSs58(accountAddress)?.prefix ?? prefix) === prefix
  return accountAddress !== undefined && isOfNetwork ? { ...message, accountAddress } : undefined
}

/** True if one of the schemes that fit the signature's length accepts it. */
function isOfKey(account: Uint8Array, signature: Uint8Array, text: Uint8Array): boolean {
  const [type] = signature
  const rest = signature.subarray(1)
  if (signature.length === 64)
    return isOfSr25519(account, signature, text) || isOfEd25519(account, signature, text)
  if (signature.length === 66) return type === ECDSA && isOfEcdsa(account, rest, text)
  if (type === SR25519 && isOfSr25519(account, rest, text)) return true
  if (type === ED25519 && isOfEd25519(account, rest, text)) return true
  return isOfEcdsa(account, signature, text)
}

const isOfSr25519 = (account: Uint8Array, signature: Uint8Array, text: Uint8Array) =>
  attempt(() => verifySr25519(text, signature, account))

/** Not as ZIP 215 has it: keys of a small order have signatures that everybody can make. */
const isOfEd25519 = (account: Uint8Array, signature: Uint8Array, text: Uint8Array) =>
  attempt(() => ed25519.verify(signature, text, account, { zip215: false }))

/** The account is what the key hashes to. */
const isOfEcdsa = (account: Uint8Array, signature: Uint8Array, text: Uint8Array) =>
  attempt(() => {
    const key = recover(signature, blake2b(text, { dkLen: 32 })).toBytes(true)
    return isSame(blake2b(key, { dkLen: 32 }), account)
  })

const isOfEthereum = (account: Uint8Array, signature: Uint8Array, text: Uint8Array) =>
  attempt(() => {
    const own = signature.length === 66 && signature[0] === ECDSA ? signature.subarray(1) : signature
    const key = recover(own, keccak_256(text)).toBytes(false)
    return isSame(keccak_256(key.subarray(1)).subarray(12), account)
  })

/** The key that made a signature of 65 bytes. Its last byte is 0 or 1, or 27 or 28 as Ethereum has it. */
function recover(signature: Uint8Array, digest: Uint8Array) {
  const last = signature[64] ?? 0
  const found = secp256k1.Signature.fromBytes(signature.subarray(0, 64), 'compact')
  if (signature.length !== 65 || found.hasHighS()) throw new Error('The signature is not in canonical form')
  return found.addRecoveryBit(last >= 27 ? last - 27 : last).recoverPublicKey(digest)
}

/** Libraries throw at what is no key or no signature. */
function attempt(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
