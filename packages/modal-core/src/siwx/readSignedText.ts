import type { Namespace } from '../types/network.ts'
import type { SignedText } from '../types/siwx.ts'
import { isSignature } from '../utils/isSignature.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** A signature of 64 bytes has at most 88 characters. */
const BASE58_TEXT = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/
/** At least 64 bytes. */
const BASE64_TEXT = /^[A-Za-z0-9+/]{86,}={0,2}$/
/** 64 bytes, 65 with the byte of an ECDSA signature or of the signature's type, 66 with both. */
const SUBSTRATE_TEXT = /^0x[0-9a-f]{128}([0-9a-f]{2}){0,2}$/i

const isBase64 = (text: string) => text.length % 4 === 0 && BASE64_TEXT.test(text)

const isSignatureOf: Record<Namespace, (text: string) => boolean> = {
  eip155: isSignature,
  solana: (text) => BASE58_TEXT.test(text) && lengthOfBase58(text) === 64,
  bip122: isBase64,
  cosmos: isBase64,
  polkadot: (text) => SUBSTRATE_TEXT.test(text),
}

/** Returns the number of bytes that a base58 text stands for. */
function lengthOfBase58(text: string) {
  const zeros = text.length - text.replace(/^1+/, '').length
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(BASE58.indexOf(letter))
  return zeros + (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))
}

/** Returns the signature of an adapter's answer. Undefined if it has not the form of its namespace. */
export function readSignedText(namespace: Namespace, answer: unknown): SignedText | undefined {
  const signed: Partial<SignedText> = typeof answer === 'string' ? { signature: answer } : Object(answer)
  const { signature, message, proof } = signed
  if (typeof signature !== 'string' || !isSignatureOf[namespace](signature)) return undefined
  return {
    signature,
    ...(typeof message === 'string' && { message }),
    ...(proof !== undefined && { proof }),
  }
}
