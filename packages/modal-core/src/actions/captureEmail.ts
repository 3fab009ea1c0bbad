import { InvalidEmailError } from '../errors/requestErrors.ts'
import { activeAccount } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import { isEmail } from '../utils/isEmail.ts'
import { close } from './close.ts'

/**
 * Hands a visitor's e-mail address to the dapp, and closes the modal.
 *
 * @throws {InvalidEmailError} the text is no e-mail address; nothing was handed over, and APKTW002 is raised
 * @throws what the dapp's `onEmailCapture` throws
 */
export async function captureEmail(modal: Modal, text: string) {
  const email = text.trim()
  if (!isEmail(email)) {
    modal.alerts.show('APKTW002')
    throw new InvalidEmailError()
  }
  const account = activeAccount(modal.state)
  if (account.status !== 'connected') return
  // Only the dapp receives the address.
  await modal.email.onCapture?.({ email, address: account.address, chainId: account.chainId })
  modal.storage.set('emailAsked', true)
  if (modal.router.state.route.view === 'DataCapture') close(modal)
}

/** Answers with no e-mail address. The visitor is not asked again. */
export function skipEmail(modal: Modal) {
  modal.storage.set('emailAsked', true)
  close(modal)
}
