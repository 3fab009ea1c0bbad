import { ed25519 } from '@noble/curves/ed25519'
import { base58, base64 } from '@scure/base'
import { isTransactionLike, readTransaction } from '../../solana/readTransaction.ts'
import { wipe } from '../shares.ts'
import { deriveKey, PATH } from './deriveKey.ts'

/** The signature of a text of Solana. */
export type SolanaSigned = {
  /** Of who has signed. */
  address: string
  /** In base58. */
  signature: string
  /** With the signature in its place, in base64. Of transactions only. */
  transaction?: string
}

type Key = { privateKey: Uint8Array; address: string }

/** Runs with the key of the seed, and wipes both. */
function withKey<T>(seed: Uint8Array, run: (key: Key) => T): T {
  const privateKey = deriveKey(seed, PATH)
  try {
    return run({ privateKey, address: base58.encode(ed25519.getPublicKey(privateKey)) })
  } finally {
    wipe(privateKey, seed)
  }
}

/** The address of a BIP-39 seed, which is wiped. */
export const toAddress = (seed: Uint8Array): string => withKey(seed, ({ address }) => address)

/**
 * Signs what a text asks for: the text that was shown, so that nothing else can be signed. The seed is wiped.
 *
 * @throws {Error} the text asks for something else, or for another account
 */
export const signSolana = (seed: Uint8Array, text: string): SolanaSigned =>
  withKey(seed, (key) => {
    const { method, params } = JSON.parse(text)
    if (method === 'solana_signMessage') return signMessage(key, params)
    if (method === 'solana_signTransaction') return signTransaction(key, params)
    throw new TypeError('Nothing that can be signed')
  })

function signMessage({ privateKey, address }: Key, params: { message: string; pubkey: string }) {
  const message = base58.decode(params.message)
  if (params.pubkey !== address) throw new TypeError('Another account')
  if (isTransactionLike(message)) throw new TypeError('Its signature could be one of a transaction')
  return { address, signature: base58.encode(ed25519.sign(message, privateKey)) }
}

function signTransaction({ privateKey, address }: Key, params: { transaction: string; pubkey: string }) {
  // Another user may have logged in since it was shown, whom the transaction names, too.
  if (params.pubkey !== address) throw new TypeError('Another account')
  const bytes = base64.decode(params.transaction)
  const { signatures, messageBytes, message } = readTransaction(bytes)
  const index = message.keys.slice(0, message.signers).findIndex((key) => base58.encode(key) === address)
  if (index === -1) throw new TypeError('Another account')
  const signature = ed25519.sign(messageBytes, privateKey)
  // Signatures stand right before the message.
  bytes.set(signature, bytes.length - messageBytes.length + (index - signatures.length) * signature.length)
  return { address, signature: base58.encode(signature), transaction: base64.encode(bytes) }
}
