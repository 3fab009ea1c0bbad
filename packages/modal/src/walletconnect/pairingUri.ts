/** How long a code lives when it does not say so itself, in milliseconds: the protocol's five minutes. */
const LIFETIME = 300_000

/** When a `wc:` code ends, in milliseconds since 1970. */
export function readExpiry(uri: string, now = Date.now()): number {
  const query = uri.slice(uri.indexOf('?') + 1)
  const seconds = Number(new URLSearchParams(query).get('expiryTimestamp') ?? Number.NaN)
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds * 1_000 : now + LIFETIME
}
