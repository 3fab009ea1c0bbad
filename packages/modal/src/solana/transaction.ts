import { fromAddress } from './base58.ts'

/** In bytes. */
const SIGNATURE = 64
const KEY = 32
/** The first byte of a transaction of version 1, whose signatures come last. */
const VERSION_1 = 129
/** Offset of the keys in a message of version 1, behind its header, configuration and lifetime. */
const VERSION_1_KEYS = 42

/** The parts of a transaction that signing needs. */
type Layout = {
  /** Offset of its signatures. */
  signatures: number
  /** The keys of those that sign, the one who pays the fee first. */
  signers: readonly Uint8Array[]
}

/**
 * Reads who signs a transaction (legacy, version 0 or 1), which comes with room for their signatures. Undefined for bytes
 * that are none.
 */
function readLayout(bytes: Uint8Array): Layout | undefined {
  return bytes[0] === VERSION_1 ? readVersion1(bytes) : readVersion0(bytes)
}

function readVersion0(bytes: Uint8Array): Layout | undefined {
  const [count = 0] = bytes
  const message = 1 + count * SIGNATURE
  const first = bytes[message] ?? 0
  // The first byte of a legacy message is the count of its signers, that of another 128 and the version.
  const header = first >= 128 ? message + 1 : message
  if (count === 0 || count >= 128 || first > 128 || bytes[header] !== count) return undefined
  // Three counts of the header, and the count of the keys.
  return toLayout(bytes, { count, signatures: 1, keys: header + 4 })
}

function readVersion1(bytes: Uint8Array): Layout | undefined {
  const count = bytes[1] ?? 0
  return toLayout(bytes, { count, signatures: bytes.length - count * SIGNATURE, keys: VERSION_1_KEYS })
}

function toLayout(bytes: Uint8Array, place: { count: number; signatures: number; keys: number }) {
  const { count, signatures, keys } = place
  if (count === 0 || keys + count * KEY > bytes.length || signatures < 1) return undefined
  const signers = Array.from({ length: count }, (_, index) => {
    return bytes.subarray(keys + index * KEY, keys + (index + 1) * KEY)
  })
  return { signatures, signers }
}

const isEqual = (a: Uint8Array | undefined, b: Uint8Array | undefined) =>
  a !== undefined && a.length === b?.length && a.every((byte, index) => byte === b[index])

/** Puts a signature in the place of an account. Undefined if the account is none of the signers. */
export function putSignature(
  transaction: Uint8Array,
  { address, signature }: { address: string; signature: Uint8Array },
): Uint8Array | undefined {
  const layout = readLayout(transaction)
  const index = layout ? indexOf(layout, address) : -1
  if (layout === undefined || index === -1 || signature.length !== SIGNATURE) return undefined
  const signed = transaction.slice()
  signed.set(signature, layout.signatures + index * SIGNATURE)
  return signed
}

const indexOf = ({ signers }: Layout, address: string) => {
  const key = fromAddress(address)
  return signers.findIndex((signer) => isEqual(signer, key))
}

/** The signature of an account in a transaction. Undefined if it is none of the signers, or has not signed. */
export function signatureOf(transaction: Uint8Array, address: string): Uint8Array | undefined {
  const layout = readLayout(transaction)
  const index = layout ? indexOf(layout, address) : -1
  if (layout === undefined || index === -1) return undefined
  const start = layout.signatures + index * SIGNATURE
  const signature = transaction.slice(start, start + SIGNATURE)
  return signature.some((byte) => byte !== 0) ? signature : undefined
}

/** True if an account is one of a transaction's signers. */
export function isSigner(transaction: Uint8Array, address: string): boolean {
  const layout = readLayout(transaction)
  return layout !== undefined && indexOf(layout, address) !== -1
}

/** True if the same account pays for both transactions. */
export const hasSamePayer = (a: Uint8Array, b: Uint8Array) =>
  isEqual(readLayout(a)?.signers[0], readLayout(b)?.signers[0])
