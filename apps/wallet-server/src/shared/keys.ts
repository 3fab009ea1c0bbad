import { createECDH, randomBytes } from 'node:crypto'
import type { Hex } from 'viem'

/** Keys that seal shares (KEKs) by their id. New rows are sealed with the current one. */
export type KeyRing = { current: string; keys: ReadonlyMap<string, Uint8Array> }

const LINE = /^([\w-]{1,32})[ \t]+(\S+)$/

/**
 * Reads a key ring: a line for each key, its id and 32 bytes in base64. The last line is the current key.
 * Undefined when the text is no key ring.
 */
export function parseKeyRing(text: string): KeyRing | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const entries = lines.map((line) => {
    const [, id = '', encoded = ''] = LINE.exec(line) ?? []
    return [id, parseKey(encoded)] as const
  })
  const keys = new Map<string, Uint8Array>()
  for (const [id, key] of entries) {
    if (id === '' || !key || keys.has(id)) return undefined
    keys.set(id, key)
  }
  const current = entries.at(-1)?.[0]
  return current === undefined ? undefined : { current, keys }
}

/** 32 bytes in base64 or base64url. Undefined when the text is something else. */
export function parseKey(text: string): Uint8Array | undefined {
  const trimmed = text.trim()
  if (!/^[\w+/-]{43}=?$/.test(trimmed)) return undefined
  const key = Buffer.from(trimmed, 'base64url')
  return key.length === 32 ? key : undefined
}

/** A key ring of private keys of P-256. Undefined when the text is none. */
export function parseIdentityKeys(text: string): KeyRing | undefined {
  const ring = parseKeyRing(text)
  try {
    for (const key of ring?.keys.values() ?? []) createECDH('prime256v1').setPrivateKey(key)
    return ring
  } catch {
    return undefined
  }
}

/** A private key of a chain. Undefined when the text is something else. */
export const parsePrivateKey = (text: string): Hex | undefined =>
  /^0x[\da-f]{64}$/i.test(text.trim()) && BigInt(text.trim()) > 0n ? (text.trim() as Hex) : undefined

export const createKey = () => randomBytes(32).toString('base64url')

/** A line of a key ring with a fresh key. */
export const createKeyLine = () => `k${randomBytes(4).toString('hex')} ${createKey()}`

/** A line with a fresh key that signs identity tokens. */
export function createIdentityKeyLine(): string {
  const line = createKeyLine()
  // Of 2^32 numbers of 32 bytes, one is no key of the curve.
  return parseIdentityKeys(line) ? line : createIdentityKeyLine()
}
