/** EIP-1193's 4001, and 5000 and 5002 of paired wallets (CAIP-25). */
const REJECTED: readonly unknown[] = [4001, 5000, 5002]

/** Wallets nest errors; none goes deeper than a few levels, a hostile one may be circular. */
const DEPTH = 8

/**
 * True if the user has rejected a request in the wallet. Wallets say it by a code, or by text alone. The core knows it as
 * well, for the first open: a module that both share would be one more request there.
 */
export function isRejection(thrown: unknown): boolean {
  return levelsOf(thrown).some(
    ({ code, message }) => REJECTED.includes(code) || /user rejected/i.test(String(message)),
  )
}

/** An error and what it holds, the outer one first. Wallets throw texts, too. */
export function levelsOf(error: unknown, depth = DEPTH): Record<string, unknown>[] {
  const level = (typeof error === 'string' ? { message: error } : Object(error)) as Record<string, unknown>
  const inner = level.cause ?? (Object(level.data) as Record<string, unknown>).originalError
  return inner === undefined || depth === 1 ? [level] : [level, ...levelsOf(inner, depth - 1)]
}
