import { blake2b } from '@noble/hashes/blake2'
import { fromBase58, toBase58 } from '../encoding/base58.ts'

const MARK = new TextEncoder().encode('SS58PRE')
export const ETHEREUM = /^0x[0-9a-fA-F]{40}$/
/** In characters: two bytes of prefix, 32 of the key, two of the checksum. */
const MAX_LENGTH = 50
const KEY = 32
const CHECKSUM = 2

export type Ss58 = { prefix: number; key: Uint8Array }

const checksumOf = (bytes: Uint8Array) =>
  blake2b(Uint8Array.from([...MARK, ...bytes]), { dkLen: 64 }).subarray(0, CHECKSUM)

/** The prefix and the key of an address of 32 bytes. Undefined for any other text, and for one with a typing error. */
export function fromSs58(text: unknown): Ss58 | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined
  const bytes = fromBase58(text)
  if (bytes === undefined) return undefined
  const [first = 0, second = 0] = bytes
  const start = first < 64 ? 1 : 2
  if (first > 127 || bytes.length !== start + KEY + CHECKSUM) return undefined
  const [one, two] = checksumOf(bytes.subarray(0, -CHECKSUM))
  if (bytes.at(-2) !== one || bytes.at(-1) !== two) return undefined
  const prefix = start === 1 ? first : ((first & 63) << 2) | (second >> 6) | ((second & 63) << 8)
  return { prefix, key: bytes.slice(start, start + KEY) }
}

/** An address of a network. */
export function toSs58({ prefix, key }: Ss58): string {
  const head = prefix < 64 ? [prefix] : [((prefix & 252) >> 2) | 64, (prefix >> 8) | ((prefix & 3) << 6)]
  const bytes = Uint8Array.from([...head, ...key])
  return toBase58(Uint8Array.from([...bytes, ...checksumOf(bytes)]))
}

/**
 * An account as it is written on a network: each network of the ecosystem begins its addresses with a number of its own, and
 * those with the EVM have Ethereum's, here in lower case. Undefined for no address.
 */
export function toNetworkAddress(text: unknown, prefix: number | undefined): string | undefined {
  if (typeof text === 'string' && ETHEREUM.test(text)) return text.toLowerCase()
  const account = fromSs58(text)
  return account && toSs58({ ...account, prefix: prefix ?? account.prefix })
}
