import { cleanName } from '@foyer/modal-core'

const HEX = /^0x[0-9a-f]*$/i
/** Hex digits of a word. */
const WORD = 64
/** Stands where bytes are no UTF-8. */
const REPLACEMENT = '\ufffd'
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

/**
 * A text from what a contract answered: a `string` at its offset, `bytes32` in old ones, or hexadecimal digits of a text
 * in either; undefined when nothing is left of it, or it is no UTF-8.
 */
export function decodeText(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || !HEX.test(answer)) return undefined
  const hex = answer.slice(2)
  const offset = hex.length > WORD ? 2 * Number.parseInt(hex.slice(0, WORD), 16) : hex.length
  const hasString = offset + WORD <= hex.length
  const start = hasString ? offset + WORD : 0
  const length = hasString ? 2 * Number.parseInt(hex.slice(offset, start), 16) : WORD
  const text = readBytes(hex.slice(start, start + Math.min(length, TEXT)))
  const digits = /^0x((?:[0-9a-f]{2})+)$/i.exec(text)?.[1]
  const name = digits === undefined ? text : readBytes(digits)
  return name.includes(REPLACEMENT) ? undefined : cleanName(name)
}

function readBytes(hex: string) {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return new TextDecoder().decode(bytes).replaceAll('\0', '')
}
