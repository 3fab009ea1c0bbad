import type { BitcoinAddress } from '@foyer/modal-core'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase58 } from '../encoding/base58.ts'
import { readBech32, toBytes } from '../encoding/bech32.ts'
import { concat, isSame } from './bytes.ts'
import type { Prefix } from './chains.ts'

export type AddressType = BitcoinAddress['addressType']

/** An address whose checksum is right, and what it pays to. */
export type ReadAddress = {
  /** As wallets write it: Segwit in lower case. */
  address: string
  type: AddressType
  /** Undefined for `m…`, `n…` and `2…`, which test networks and a chain of this machine have in common. */
  prefix: Prefix | undefined
  program: Uint8Array
}

/** The first byte of addresses without Segwit. */
const VERSIONS: Readonly<Record<number, Pick<ReadAddress, 'type' | 'prefix'>>> = {
  0: { type: 'p2pkh', prefix: 'bc' },
  5: { type: 'p2sh', prefix: 'bc' },
  111: { type: 'p2pkh', prefix: undefined },
  196: { type: 'p2sh', prefix: undefined },
}

/** In characters: that of Taproot on a chain of this machine is the longest. */
const LONGEST = 64

/** Reads an address of one key. Undefined for anything else, and for a wrong checksum. */
export function readAddress(text: unknown): ReadAddress | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined
  return /^(bc|tb|bcrt)1/i.test(text) ? readSegwit(text) : readBase58(text)
}

function readBase58(text: string): ReadAddress | undefined {
  const bytes = fromBase58(text)
  const version = VERSIONS[bytes?.[0] ?? -1]
  if (bytes?.length !== 25 || version === undefined) return undefined
  const checksum = sha256(sha256(bytes.slice(0, 21))).slice(0, 4)
  return isSame(checksum, bytes.slice(21))
    ? { address: text, ...version, program: bytes.slice(1, 21) }
    : undefined
}

function readSegwit(text: string): ReadAddress | undefined {
  const address = text.toLowerCase()
  // A text in two cases is refused.
  if (text !== address && text !== text.toUpperCase()) return undefined
  const { form, prefix, words: [version, ...words] = [] } = readBech32(address) ?? {}
  const program = toBytes(words)
  // The checksum of the other version is refused, too.
  const isTaproot = form === 'bech32m'
  const isWhole = version === (isTaproot ? 1 : 0) && program?.length === (isTaproot ? 32 : 20)
  return isWhole
    ? { address, type: isTaproot ? 'p2tr' : 'p2wpkh', prefix: prefix as Prefix, program }
    : undefined
}

/** True if an address is one of a chain with this prefix. */
export const isOfPrefix = (address: ReadAddress, prefix: Prefix) =>
  address.prefix === prefix || (address.prefix === undefined && prefix !== 'bc')

const SCRIPTS: Readonly<Record<AddressType, (program: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  p2pkh: (program) => concat([0x76, 0xa9, 20], program, [0x88, 0xac]),
  p2sh: (program) => concat([0xa9, 20], program, [0x87]),
  p2wpkh: (program) => concat([0, 20], program),
  p2tr: (program) => concat([0x51, 32], program),
}

/** The script of an output that pays to the address. */
export const scriptOf = ({ type, program }: Pick<ReadAddress, 'type' | 'program'>) => SCRIPTS[type](program)
