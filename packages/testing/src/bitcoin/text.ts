/** Base64 and hexadecimal, as wallets of Bitcoin write bytes. */
export const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

export const fromBase64 = (text: unknown) =>
  Uint8Array.from(atob(String(text)), (letter) => letter.charCodeAt(0))

export const toHex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (text: unknown) =>
  Uint8Array.from(String(text).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
