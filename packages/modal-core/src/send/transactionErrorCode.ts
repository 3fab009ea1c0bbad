import { AccountChangedError } from '../errors/AccountChangedError.ts'
import { InvalidTransactionHashError } from '../errors/requestErrors.ts'
import { walletErrorCode } from '../errors/walletErrorCode.ts'
import { isUnanswered } from './watchUnanswered.ts'

/** The code of an error with which a wallet has not sent a transaction. */
export function transactionErrorCode(error: unknown) {
  const code = walletErrorCode(error)
  if (code !== undefined) return code
  if (error instanceof InvalidTransactionHashError) return 'hash'
  if (isUnanswered(error)) return 'unanswered'
  return error instanceof AccountChangedError ? 'changed' : 'failed'
}
