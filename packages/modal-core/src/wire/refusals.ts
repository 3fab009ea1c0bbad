/** Why a server did not answer with what it was asked for. */
export type FailureCode =
  | 'RATE_LIMITED'
  | 'SERVER_ERROR'
  | 'ORIGIN_NOT_ALLOWED'
  | 'JWT_TOKEN_NOT_VALID'
  | 'INVALID_PROJECT_ID'
  | 'OTHER'

/** Messages of servers and relays that speak this dialect. */
const MESSAGES: [string, FailureCode][] = [
  ['Unauthorized: origin not allowed', 'ORIGIN_NOT_ALLOWED'],
  ['JWT Token is not yet valid', 'JWT_TOKEN_NOT_VALID'],
  ['JWT Token has expired', 'JWT_TOKEN_NOT_VALID'],
  ['Unauthorized: invalid key', 'INVALID_PROJECT_ID'],
  ['Too many requests', 'RATE_LIMITED'],
]

/** Returns the code of a refusal, by the text that came with it. */
export const refusalOf = (text: string): FailureCode =>
  MESSAGES.find(([message]) => text.includes(message))?.[1] ?? 'OTHER'
