import { BaseError } from './BaseError.ts'
import { causesOf } from './causesOf.ts'
import { isRejection } from './isRejection.ts'
import { ActionNotAllowedError, UserRejectedError, WalletBusyError } from './requestErrors.ts'

/** "Resource unavailable": the wallet already shows a request. */
const BUSY = -32002
/** How embedded wallets refuse a method that is on neither of their lists. */
const NOT_ALLOWED = /requested rpc call is not allowed/i

/**
 * Turns what a wallet threw into a {@link BaseError}. A rejection (codes 4001, 5000, 5002 or a message with
 * "user rejected"), a busy wallet and a forbidden method have classes of their own; `otherwise` makes the rest.
 */
export function wrapWalletError(cause: unknown, otherwise: (cause: unknown) => BaseError): BaseError {
  if (cause instanceof BaseError) return cause
  if (isRejection(cause)) return new UserRejectedError({ cause })
  for (const { code, message } of causesOf(cause)) {
    if (code === BUSY) return new WalletBusyError({ cause })
    if (NOT_ALLOWED.test(String(message))) return new ActionNotAllowedError({ cause })
  }
  return otherwise(cause)
}
