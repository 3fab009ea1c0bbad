import { decodeAbiParameters, type Hex, hexToString, isHex, size } from 'viem'

/**
 * A text that a contract says of itself, such as a token's symbol: a `string` at its offset, `bytes32` in old contracts, or
 * hexadecimal digits of a text in either. Undefined where it is none. A contract may say anything: check it before it is
 * shown.
 */
export function decodeText(answer: unknown): string | undefined {
  if (!isHex(answer)) return undefined
  const text = size(answer) === 32 ? decode(answer) : decodeString(answer)
  if (text === undefined || text === '') return undefined
  return isHex(text) && text.length > 2 && text.length % 2 === 0 ? decode(text) : text
}

function decodeString(answer: Hex): string | undefined {
  try {
    return decodeAbiParameters([{ type: 'string' }], answer)[0]
  } catch {
    return undefined
  }
}

const decode = (hex: Hex) => hexToString(hex).replaceAll('\0', '')
