import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('base64url')

/** HMAC-SHA256. The purpose keeps values of one key apart. */
export const hmac = (key: Uint8Array, purpose: string, text: string) =>
  createHmac('sha256', key).update(`${purpose}|${text}`).digest('base64url')

/** Compares in constant time. */
export function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
