import type { Modal } from '../createModal.ts'
import type { BaseError } from '../errors/BaseError.ts'
import { ActionNotAllowedError, UserRejectedError, WalletBusyError } from '../errors/requestErrors.ts'
import { wrapWalletError } from '../errors/wrapWalletError.ts'

/** How long a wallet may take before the visitor is told that it does not answer, in milliseconds. */
const TIMEOUT = 120_000

/**
 * Asks a wallet, and records in the request's state how that goes. Rejects with an error of ours. A question that is
 * still shown after 120 s raises APKT004 until it is answered; a late answer counts. A pairing that waits for somebody
 * to scan its code has asked no wallet yet.
 */
export async function askWallet<T>(
  { request, alerts }: Pick<Modal, 'request' | 'alerts'>,
  ask: () => Promise<T>,
  otherwise: (cause: unknown) => BaseError,
  { isPairing = false }: { isPairing?: boolean } = {},
): Promise<T> {
  const end = request.begin()
  const question = request.state.current
  const timer = setTimeout(() => {
    if (request.state.current === question && !isPairing) alerts.show('APKT004')
  }, TIMEOUT)
  try {
    const answer = await ask()
    end({ status: 'idle' })
    return answer
  } catch (cause) {
    const error = wrapWalletError(cause, otherwise)
    const message = error.metaMessages[0] ?? error.shortMessage
    end({ status: 'failed', reason: reasonOf(error), message })
    throw error
  } finally {
    clearTimeout(timer)
    const { current } = alerts.state
    if (current.status === 'shown' && current.code === 'APKT004') alerts.hide()
  }
}

function reasonOf(error: BaseError) {
  if (error instanceof UserRejectedError) return 'rejected'
  if (error instanceof WalletBusyError) return 'busy'
  return error instanceof ActionNotAllowedError ? 'forbidden' : 'error'
}
