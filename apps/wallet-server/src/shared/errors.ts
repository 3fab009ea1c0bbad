import { HttpError } from '@foyer/server-kit'

/** The request is not from whom it says, or what it shows is used up. `name` tells clients which. */
export const unauthorized = (
  name:
    | 'proof'
    | 'nonce'
    | 'session'
    | 'revoked'
    | 'login'
    | 'code'
    | 'expired'
    | 'change'
    | 'consent'
    | 'tries'
    | 'grant'
    | 'replaced'
    | 'passkey'
    | 'assertion',
  description: string,
  options: ErrorOptions = {},
) => new HttpError(401, 'Unauthorized', { reasons: [{ name, description }], ...options })

export const tryAgainAfter = (seconds: number) =>
  new HttpError(429, `Please try again after ${seconds} seconds`, {
    reasons: [{ name: 'cooldown', description: 'A mail was asked for a moment ago.' }],
    retryAfter: seconds,
  })

/** Another wallet of this user is ahead. */
export const conflict = (name: string, description: string) =>
  new HttpError(409, 'Conflict', { reasons: [{ name, description }] })

/** The error for a link or a token whose purpose has ended, or never was. */
export const gone = (description: string, name: 'expired' | 'denied' = 'expired') =>
  new HttpError(410, 'Gone', { reasons: [{ name, description }] })
