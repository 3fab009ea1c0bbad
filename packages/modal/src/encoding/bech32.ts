const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** The sums of the two forms. Taproot has the second. */
const FORMS = new Map([
  [1, 'bech32'],
  [0x2bc830a3, 'bech32m'],
] as const)
/** In characters. A longer text is not read. */
const MAX_LENGTH = 90
const CHECKSUM = 6

export type Bech32 = {
  form: 'bech32' | 'bech32m'
  prefix: string
  /** Groups of five bits. */
  words: readonly number[]
}

function checksumOf(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of GENERATORS.entries()) if ((top >>> bit) & 1) sum ^= generator
  }
  return sum
}

/** Reads a text in bech32 or bech32m, in lower case. Undefined for any other text, and for one with a typing error. */
export function readBech32(text: string): Bech32 | undefined {
  const end = text.length > MAX_LENGTH ? -1 : text.lastIndexOf('1')
  const words = Array.from(text.slice(end + 1), (letter) => ALPHABET.indexOf(letter))
  if (end < 1 || words.length < CHECKSUM || words.includes(-1) || text !== text.toLowerCase())
    return undefined
  const prefix = text.slice(0, end)
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  if (codes.some((code) => code < 33 || code > 126)) return undefined
  const head = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
  const form = (FORMS as Map<number, Bech32['form']>).get(checksumOf([...head, ...words]))
  return form && { form, prefix, words: words.slice(0, -CHECKSUM) }
}

/** The prefix and the bytes of a text in bech32, in lower case. Undefined for any other text, and for one with a typing error. */
export function fromBech32(text: string): { prefix: string; bytes: Uint8Array } | undefined {
  const read = readBech32(text)
  const bytes = read?.form === 'bech32' ? toBytes(read.words) : undefined
  return read && bytes && { prefix: read.prefix, bytes }
}

/** Groups of five bits as groups of eight. What is left over is less than a group, and nothing. */
export function toBytes(words: readonly number[]): Uint8Array | undefined {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const word of words) {
    value = ((value << 5) | word) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 255)
  }
  return bits < 5 && (value & ((1 << bits) - 1)) === 0 ? Uint8Array.from(bytes) : undefined
}
