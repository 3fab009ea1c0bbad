/** EIP-1193's 4001, and 5000 and 5002 of paired wallets (CAIP-25). */
const REJECTED: readonly unknown[] = [4001, 5000, 5002]

/** Wallets nest errors; none goes deeper than a few levels, a hostile one may be circular. */
const DEPTH = 8

/**
 * Whether the user has rejected a request in the wallet. Wallets say it by a code, or by text alone. The core knows it as
 * well, for the first open: a module that both share would be one more request there.
 */
export function isRejection(thrown: unknown, depth = DEPTH): boolean {
  const { code, message, cause, data } = Object(thrown) as Record<string, unknown>
  if (REJECTED.includes(code) || /user rejected/i.test(String(message))) return true
  const inner = cause ?? (Object(data) as Record<string, unknown>).originalError
  return inner !== undefined && depth > 1 && isRejection(inner, depth - 1)
}
