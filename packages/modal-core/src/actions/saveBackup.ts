import { BaseError } from '../errors/errors.ts'
import { UserRejectedError } from '../errors/requestErrors.ts'
import { wrapWalletError } from '../errors/wrapWalletError.ts'
import type { Modal } from '../types/modal.ts'

/**
 * Offers a backup of the wallet behind the login, which is made in a separate window. True if the user has the file.
 * That it failed is in `state.login.backup`; who declines is told nothing.
 */
export async function saveBackup(modal: Modal): Promise<boolean> {
  const { login } = modal.controls
  if (login === undefined || login.state.backup === 'asking') return false
  login.state.backup = 'asking'
  try {
    const flow = await login.load()
    await flow.saveBackup()
    login.state.backup = undefined
    return true
  } catch (cause) {
    const error = wrapWalletError(cause, () => new BaseError('No backup was saved.', { cause }))
    login.state.backup = error instanceof UserRejectedError ? undefined : 'failed'
    return false
  }
}
