import { base64, hex } from '@scure/base'

/** Undefined for a text that is none. */
function decodeWith(coder: { decode: (text: string) => Uint8Array }, text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return coder.decode(text)
  } catch {
    return undefined
  }
}

export const fromBase64 = (text: unknown) => decodeWith(base64, text)
export const fromHex = (text: unknown) =>
  decodeWith(hex, typeof text === 'string' ? text.replace(/^0x/, '') : text)
export const toBase64 = (bytes: Uint8Array) => base64.encode(bytes)
export const toHex = (bytes: Uint8Array) => hex.encode(bytes)

/** The bytes of a text that one wallet writes in base64 and another in hex. */
export const fromEither = (text: unknown) => fromHex(text) ?? fromBase64(text)

export const isSame = (one: Uint8Array, other: Uint8Array) => toHex(one) === toHex(other)

export function concat(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
