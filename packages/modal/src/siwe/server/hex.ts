/** Bytes as lower-case hexadecimal. */
export const toHex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** As many random bytes, as lower-case hexadecimal. */
export const randomHex = (length: number) => toHex(crypto.getRandomValues(new Uint8Array(length)))

export async function sha256(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
