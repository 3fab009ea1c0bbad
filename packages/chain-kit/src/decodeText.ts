import { decodeAbiParameters, type Hex, hexToString, isHex, size } from 'viem'

/** Stands where bytes are no UTF-8. */
const REPLACEMENT = '\ufffd'

/**
 * A text that a contract says of itself, such as a token's symbol: a `string` at its offset, `bytes32` in old contracts, or
 * hexadecimal digits of a text in either. Undefined where it is none. A contract may say anything: check it before it is
 * shown.
 */
export function decodeText(answer: unknown): string | undefined {
  if (!isHex(answer)) return undefined
  const text = size(answer) === 32 ? decode(answer) : decodeString(answer)
  if (text === undefined) return undefined
  const read = isHex(text) && text.length > 2 && text.length % 2 === 0 ? decode(text) : text
  return read === '' || read.includes(REPLACEMENT) ? undefined : read
}

function decodeString(answer: Hex): string | undefined {
  try {
    return decodeAbiParameters([{ type: 'string' }], answer)[0]
  } catch {
    return undefined
  }
}

const decode = (hex: Hex) => hexToString(hex).replaceAll('\0', '')
