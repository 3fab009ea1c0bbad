import { AuthConnectorNotFoundError, InvalidEmailError } from '../errors/requestErrors.ts'
import type { LoginRecord } from '../types/login.ts'
import type { Modal } from '../types/modal.ts'
import { isEmail } from '../utils/isEmail.ts'
import { emitError } from './emitError.ts'

/**
 * The text as an e-mail address, where the dapp has a login. `refuse` shows that it is none.
 *
 * @throws {AuthConnectorNotFoundError} the dapp has no feature with a login
 * @throws {InvalidEmailError} the text is no e-mail address; nothing was requested, and APKTW002 is raised
 */
export function requireEmail(
  modal: Modal,
  text: string,
  refuse: (state: LoginRecord, email: string) => void,
): string {
  const email = text.trim()
  const { login } = modal.controls
  if (login === undefined) throw emitError(modal, new AuthConnectorNotFoundError())
  if (isEmail(email)) return email
  modal.alerts.show('APKTW002')
  refuse(login.state, email)
  throw new InvalidEmailError()
}
