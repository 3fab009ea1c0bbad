import { BaseError, UserRejectedError } from '@foyer/modal-core/page'

const REFUSED = /reject|refuse|denied|declin|cancel/i
/** "Wallet is locked", "Please unlock your wallet first". */
const LOCKED = /\b(locked|unlock)\b/i
/** EIP-1193, and pairing. */
const REFUSALS: readonly unknown[] = [4001, 5000]

/** The failure that a wallet reports. Some throw a text, and some the envelope of an answer. */
export function readFailure(cause: unknown): { code?: unknown; message?: unknown } {
  if (typeof cause === 'string') return { message: cause }
  const { error } = Object(cause) as { error?: unknown }
  return Object(error ?? cause)
}

/**
 * Asks a wallet. Wallets outside EVM throw anything, and say in their own words that their user has refused. `refusals` are
 * the codes by which the wallets of a dialect say it, besides those that all have.
 *
 * @throws {UserRejectedError} the user refused
 * @throws {WalletLockedError} the wallet says that it is locked
 */
export async function askWallet<answer>(
  ask: () => answer,
  refusals: readonly unknown[] = [],
): Promise<Awaited<answer>> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof BaseError) throw cause
    const { code, message } = readFailure(cause)
    const text = String(message)
    if (REFUSALS.includes(code) || refusals.includes(code) || REFUSED.test(text))
      throw new UserRejectedError({ cause })
    if (LOCKED.test(text)) throw new (await import('./errors.ts')).WalletLockedError({ cause })
    throw cause instanceof Error ? cause : new Error(String(message ?? 'The wallet failed'), { cause })
  }
}
