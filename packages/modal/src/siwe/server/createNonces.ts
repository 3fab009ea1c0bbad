import { randomHex, toHex } from './hex.ts'
import { createHmac } from './hmac.ts'

/** Lengths in hexadecimal digits: the second at which a nonce expires, randomness, and the start of an HMAC. */
const TIME = 8
const RANDOM = 16
const MAC = 24
const NONCE = new RegExp(`^[0-9a-f]{${TIME + RANDOM + MAC}}$`)

type CreateNoncesParameters = {
  secret: string
  domain: string
  /** Milliseconds. */
  ttl: number
  now: () => number
}

/** Nonces that carry their own expiry and signature, so that issuing one stores nothing. */
export function createNonces({ secret, domain, ttl, now }: CreateNoncesParameters) {
  const hmac = createHmac(secret)

  const sign = async (payload: string, cookie: string) =>
    toHex(await hmac.sign([domain, cookie, payload].join(' '))).slice(0, MAC)

  return {
    /** With the token of a cookie, the nonce is valid together with that cookie only. */
    async issue(cookie = ''): Promise<string> {
      const expiresAt = Math.ceil((now() + ttl) / 1000)
      const payload = expiresAt.toString(16).padStart(TIME, '0') + randomHex(RANDOM / 2)
      return payload + (await sign(payload, cookie))
    },

    /** Returns the expiry of a nonce, in milliseconds since 1970, or undefined if it was not issued here or has expired. */
    async read(nonce: string, cookie = ''): Promise<number | undefined> {
      if (!NONCE.test(nonce)) return undefined
      const payload = nonce.slice(0, -MAC)
      const expiresAt = Number.parseInt(payload.slice(0, TIME), 16) * 1000
      const isIssued = isEqual(await sign(payload, cookie), nonce.slice(-MAC))
      return isIssued && expiresAt > now() ? expiresAt : undefined
    },
  }
}

/** Compares texts of one length in a time that does not depend on where they differ. */
function isEqual(a: string, b: string) {
  let difference = 0
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  return difference === 0
}
