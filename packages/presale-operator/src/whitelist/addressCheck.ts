import { type Address, keccak256, stringToBytes, zeroAddress } from 'viem'

type Result = { address: Address } | { problem: string }

/** True for the one heading that a list may have. */
export function isHeading([first = '', ...more]: readonly string[]) {
  return more.length === 0 && /^(address|wallet)$/i.test(first)
}

/** Checks the records of a list one by one and remembers them, to find what is listed twice. */
export function createAddressCheck() {
  const lineOf = new Map<Address, number>()
  let unchecked = 0

  return {
    /** @param line where the record stands in its file */
    add(record: readonly string[], line: number): Result {
      const [text = '', ...more] = record
      if (more.length > 0)
        return { problem: `has ${record.length} columns: keep only the column with the address` }
      if (!/^0x[0-9a-fA-F]{40}$/.test(text))
        return { problem: `"${abridged(text)}" is not an address: 0x and 40 hexadecimal digits are expected` }

      const address = text.toLowerCase() as Address
      if (address === zeroAddress) return { problem: 'is the zero address: remove the line' }
      const hasChecksum = /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text.slice(2))
      if (hasChecksum && !isChecksummed(text))
        return { problem: `${text} has a wrong checksum: ask its owner for the address again` }
      const first = lineOf.get(address)
      if (first !== undefined) return { problem: `repeats line ${first}: remove one of them` }
      lineOf.set(address, line)

      if (!hasChecksum && /[a-f]/i.test(text.slice(2))) unchecked++
      return { address }
    },
    unchecked: () => unchecked,
  }
}

/**
 * Checks an address by EIP-55: a letter is upper case where the hash of the lower-case digits has 8 or more. viem's
 * `getAddress` remembers thousands of results, which takes 80 MB more for a list of 100,000.
 */
function isChecksummed(address: string) {
  const digits = address.slice(2)
  const hash = keccak256(stringToBytes(digits.toLowerCase())).slice(2)
  return [...digits].every(
    (digit, index) => digit === (hash.charAt(index) >= '8' ? digit.toUpperCase() : digit.toLowerCase()),
  )
}

/** A control character or a line of kilobytes in a file must not reach the terminal. */
function abridged(text: string) {
  const printable = text.replace(/[^\x20-\x7e]/g, '?')
  return printable.length > 60 ? `${printable.slice(0, 60)}…` : printable
}
