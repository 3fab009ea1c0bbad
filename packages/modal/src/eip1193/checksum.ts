import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** An address with its ERC-55 checksum. Wallets may report theirs in any case. */
export function checksum(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return `0x${[...digits].map((digit, index) => (Number.parseInt(hash.charAt(index), 16) > 7 ? digit.toUpperCase() : digit)).join('')}`
}
