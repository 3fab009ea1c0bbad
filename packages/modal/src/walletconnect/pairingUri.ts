/** The lifetime of a pairing URI without an expiry, in milliseconds: five minutes by the protocol. */
const LIFETIME = 300_000

/** Reads the expiry of a pairing URI, in milliseconds since 1970. */
export function readExpiry(uri: string, now = Date.now()): number {
  const query = uri.slice(uri.indexOf('?') + 1)
  const seconds = Number(new URLSearchParams(query).get('expiryTimestamp') ?? Number.NaN)
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds * 1_000 : now + LIFETIME
}
