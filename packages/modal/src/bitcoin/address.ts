import type { BitcoinAddress } from '@foyer/modal-core'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
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

const base58check = createBase58check(sha256)

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
  try {
    return /^(bc|tb|bcrt)1/i.test(text) ? readSegwit(text) : readBase58(text)
  } catch {
    return undefined
  }
}

function readBase58(text: string): ReadAddress | undefined {
  const bytes = base58check.decode(text)
  const version = VERSIONS[bytes[0] ?? -1]
  return version && bytes.length === 21 ? { address: text, ...version, program: bytes.slice(1) } : undefined
}

function readSegwit(text: string): ReadAddress | undefined {
  const address = text.toLowerCase()
  // A text in two cases is refused, and so is the checksum of the other version.
  const isTaproot = address[address.indexOf('1') + 1] === 'p'
  const coder = isTaproot ? bech32m : bech32
  const { prefix, words } = coder.decode(text as `${string}1${string}`)
  const program = coder.fromWords(words.slice(1))
  const isWhole = words[0] === (isTaproot ? 1 : 0) && program.length === (isTaproot ? 32 : 20)
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

export const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

/** True if a key hashes to the address. That of Taproot needs the curve, so no key is known to be its. */
export function isKeyOf({ type, program }: ReadAddress, key: Uint8Array): boolean {
  if (type === 'p2tr') return false
  if (key.length !== 33 && !(key.length === 65 && type === 'p2pkh')) return false
  const hash = hash160(key)
  return isSame(type === 'p2sh' ? hash160(concat([0, 20], hash)) : hash, program)
}
