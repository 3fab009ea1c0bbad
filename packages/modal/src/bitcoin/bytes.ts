import { fromBase64, toBase64 } from '../encoding/base64.ts'
import { fromHex as fromChecked, toHex as toPrefixed } from '../encoding/hex.ts'

export { fromBase64, toBase64 }

const HEX = /^(0x)?([0-9a-f]{2})+$/i

/** The bytes of a text in hex, with or without `0x`. Undefined for a text that is none. */
export const fromHex = (text: unknown) =>
  typeof text === 'string' && HEX.test(text) ? fromChecked(text.replace(/^(0x)?/i, '0x')) : undefined

/** Without `0x`, as Bitcoin writes it. */
export const toHex = (bytes: Uint8Array) => toPrefixed(bytes).slice(2)

/** The bytes of a text that one wallet writes in base64 and another in hex. */
export const fromEither = (text: unknown) => fromHex(text) ?? fromBase64(text)

export const isSame = (one: Uint8Array, other: Uint8Array) => toHex(one) === toHex(other)

export function concat(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
