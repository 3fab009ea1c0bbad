import type { Modal } from '../createModal.ts'
import type { BaseError } from '../errors/BaseError.ts'
import { ActionNotAllowedError, UserRejectedError, WalletBusyError } from '../errors/requestErrors.ts'
import { wrapWalletError } from '../errors/wrapWalletError.ts'

/** Asks a wallet, and records in the request's state how that goes. Rejects with an error of ours. */
export async function askWallet<T>(
  { request }: Pick<Modal, 'request'>,
  ask: () => Promise<T>,
  otherwise: (cause: unknown) => BaseError,
): Promise<T> {
  const end = request.begin()
  try {
    const answer = await ask()
    end({ status: 'idle' })
    return answer
  } catch (cause) {
    const error = wrapWalletError(cause, otherwise)
    const message = error.metaMessages[0] ?? error.shortMessage
    end({ status: 'failed', reason: reasonOf(error), message })
    throw error
  }
}

function reasonOf(error: BaseError) {
  if (error instanceof UserRejectedError) return 'rejected'
  if (error instanceof WalletBusyError) return 'busy'
  return error instanceof ActionNotAllowedError ? 'forbidden' : 'error'
}
