import { BaseError, UserRejectedError } from '@foyer/modal-core/page'

const REFUSED = /reject|refuse|denied|declin|cancel/i

/**
 * Asks a wallet to connect or to sign a text. Wallets outside EVM throw anything, and say in their own words that their user
 * has refused.
 *
 * @throws {UserRejectedError} the user refused
 */
export async function askWallet<answer>(ask: () => answer): Promise<Awaited<answer>> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof BaseError) throw cause
    const { message } = Object(cause) as { message?: unknown }
    throw REFUSED.test(String(typeof cause === 'string' ? cause : message))
      ? new UserRejectedError({ cause })
      : cause
  }
}
