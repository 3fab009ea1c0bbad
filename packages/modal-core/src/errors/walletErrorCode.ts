import { ActionNotAllowedError, UserRejectedError, WalletBusyError } from './requestErrors.ts'

/** The code of a wallet's refusal. Undefined for any other error. */
export function walletErrorCode(error: unknown) {
  if (error instanceof UserRejectedError) return 'rejected'
  if (error instanceof WalletBusyError) return 'busy'
  return error instanceof ActionNotAllowedError ? 'forbidden' : undefined
}
