import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const ADDRESS = /^0x[0-9a-f]{40}$/i

/** An address with its ERC-55 checksum. Wallets may report theirs in any case. */
export function checksum(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return `0x${[...digits].map((digit, index) => (Number.parseInt(hash.charAt(index), 16) > 7 ? digit.toUpperCase() : digit)).join('')}`
}

/** The addresses in a wallet's answer, with their checksums; anything else in it is dropped. */
export function toAddresses(answer: unknown): string[] {
  if (!Array.isArray(answer)) return []
  const texts = answer.filter((value): value is string => typeof value === 'string' && ADDRESS.test(value))
  return texts.map(checksum)
}
