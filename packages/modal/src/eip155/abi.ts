import { cleanName } from '@foyer/modal-core'

const HEX = /^0x[0-9a-f]*$/i
/** Hex digits of a word. */
const WORD = 64
/** The longest symbol that is read, in hex digits. */
const TEXT = 2 * 256

/** An address as the argument of a call, without `0x`. */
export const encodeAddress = (address: string) => address.slice(2).toLowerCase().padStart(WORD, '0')

/**
 * A number from what a node answered.
 *
 * @throws {TypeError} the answer is none
 */
export function decodeUint(answer: unknown): bigint {
  if (typeof answer !== 'string' || !HEX.test(answer) || answer.length < 3 || answer.length > WORD + 2)
    throw new TypeError('The node answered without a number')
  return BigInt(answer)
}

/** A text from what a contract answered, as `string` or, in old ones, `bytes32`; undefined when nothing is left of it. */
export function decodeText(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || !HEX.test(answer)) return undefined
  const hex = answer.slice(2, 2 + 2 * WORD + TEXT)
  const isShort = hex.length === WORD
  const length = isShort ? WORD : Math.min(2 * Number.parseInt(hex.slice(WORD, 2 * WORD), 16), TEXT)
  const digits = isShort ? hex : hex.slice(2 * WORD, 2 * WORD + length)
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return cleanName(new TextDecoder().decode(bytes).replaceAll('\0', ''))
}
