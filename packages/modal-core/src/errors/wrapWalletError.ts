import { BaseError } from './errors.ts'
import { walletErrorsOf } from './isUnknownChain.ts'
import { ActionNotAllowedError, UserRejectedError, WalletBusyError } from './requestErrors.ts'

/** EIP-1193's 4001, and 5000 and 5002 of paired wallets (CAIP-25). */
const REJECTED: readonly unknown[] = [4001, 5000, 5002]
/** "Resource unavailable": the wallet already shows a request. */
const BUSY = -32002
/** The message with which embedded wallets refuse a method that is on neither of their lists. */
const NOT_ALLOWED = /requested rpc call is not allowed/i

/**
 * Turns what a wallet threw into a {@link BaseError}. A rejection (codes 4001, 5000, 5002 or a message with
 * "user rejected"), a busy wallet and a forbidden method have separate classes; `toError` makes the rest.
 */
export function wrapWalletError(cause: unknown, toError: (cause: unknown) => BaseError): BaseError {
  if (cause instanceof BaseError) return cause
  for (const { code, message } of walletErrorsOf(cause)) {
    if (REJECTED.includes(code) || /user rejected/i.test(String(message)))
      return new UserRejectedError({ cause })
    if (code === BUSY) return new WalletBusyError({ cause })
    if (NOT_ALLOWED.test(String(message))) return new ActionNotAllowedError({ cause })
  }
  return toError(cause)
}
