import { HttpError } from '@foyer/server-kit'
import { SITE_PROJECT } from '@foyer/wallet-api'
import { unauthorized } from '../../shared/errors.ts'
import type { Session } from '../../shared/types.ts'

/** Greatest age, in milliseconds, of a login that releases a recovery share, takes the key out, or deletes the wallet. */
const FRESH_LOGIN_MS = 5 * 60_000

/** @throws {HttpError} the login is older than five minutes */
export function requireFreshLogin({ loginAt }: Session) {
  if (Date.now() - loginAt.getTime() > FRESH_LOGIN_MS)
    throw unauthorized('login', 'Log in again: this needs a login of the last 5 minutes.')
}

/**
 * Whatever a dapp's page has, the key leaves the wallet in the clear, and the wallet is deleted, on the user's own page only.
 *
 * @throws {HttpError} the session is another page's
 */
export function requireOwnPage({ projectId }: Session) {
  if (projectId !== SITE_PROJECT)
    throw new HttpError(403, 'Unauthorized: origin not allowed', {
      reasons: [{ name: 'origin', description: 'Only the page of the wallet itself may do this.' }],
    })
}
