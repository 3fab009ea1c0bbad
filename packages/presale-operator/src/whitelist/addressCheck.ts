import { type Address, keccak256, stringToBytes, zeroAddress } from 'viem'

type Result = { address: Address } | { problem: string }

/** Words for an address or a wallet, one of which a heading has. A name must not pass for one: it may be an entry. */
const HEADING =
  /address|wallet|account|地址|[钱錢]包|账户|帳戶|alamat|dompet|akun|địa chỉ|(^|\s)ví($|\s)|tài khoản|アドレス|ウォレット|주소|지갑|계정|ที่อยู่|กระเป๋า|บัญชี|адрес|кошел[её]к|сч[её]т|adress?e?|direcci[oó]n|endere[cç]o|indirizzo|c[uü]zdan|cartera|carteira|portefeuille/iu
/** Blanks of any width around the text of a cell, invisible ones included. */
const AROUND = /^[\s\p{Z}\p{Cf}]+|[\s\p{Z}\p{Cf}]+$/gu

/** Quotes of other programs than the one that reads the list. */
const QUOTED = /^['`“”„‘’«](0x[^'`“”‘’»]*)['`“”‘’»]$/i

/** The cells of a record that are not empty, without the blanks and the text mark of spreadsheets around them. */
export function toCells(record: readonly string[]): string[] {
  return record
    .map((cell) =>
      cell
        .normalize('NFKC')
        .replace(AROUND, '')
        .replace(QUOTED, '$1')
        .replace(/^'(?=0x)/i, ''),
    )
    .filter((cell) => cell !== '')
}

/** True for the line with which spreadsheets name the separator. */
export function isSeparatorHint([first = '']: readonly string[]) {
  return /^sep=/i.test(first)
}

/** True for the heading that a list may have. */
export function isHeading([first = '', ...more]: readonly string[]) {
  return more.length === 0 && !/0x|\d{4}|[.@=]/i.test(first) && HEADING.test(first.normalize('NFC'))
}

const NOT_ADDRESSES: readonly { pattern: RegExp; problem: string }[] = [
  { pattern: /^[=+@]/, problem: 'is a formula: paste its value in its place' },
  {
    pattern: /^\d+([.,]\d+)?e\+?\d+$/i,
    problem:
      'is a number that the spreadsheet has rounded: format the column as text and paste the addresses again',
  },
]

/** Checks the records of a list one by one and remembers them, to find what is listed twice. */
export function createAddressCheck() {
  const lineOf = new Map<Address, number>()
  let unchecked = 0

  return {
    /**
     * @param record its cells, as {@link toCells} gives them
     * @param line where the record stands in its file
     */
    add(record: readonly string[], line: number): Result {
      const [first = '', ...more] = record
      const text = first.replace(/^0X/, '0x')
      if (more.length > 0)
        return { problem: `has ${record.length} columns: keep only the column with the address` }
      const other = NOT_ADDRESSES.find(({ pattern }) => pattern.test(text))
      if (other !== undefined) return { problem: `"${abridged(text)}" ${other.problem}` }
      if (!/^0x[0-9a-fA-F]{40}$/.test(text))
        return { problem: `"${abridged(text)}" is not an address: 0x and 40 hexadecimal digits are expected` }

      const address = text.toLowerCase() as Address
      if (address === zeroAddress) return { problem: 'is the zero address: remove the line' }
      const hasChecksum = /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text.slice(2))
      if (hasChecksum && !isChecksummed(text))
        return { problem: `${text} has a wrong checksum: ask its owner for the address again` }
      const earlier = lineOf.get(address)
      if (earlier !== undefined) return { problem: `repeats line ${earlier}: remove one of them` }
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
