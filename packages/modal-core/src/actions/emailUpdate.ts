import { AuthConnectorNotFoundError, InvalidEmailError } from '../errors/requestErrors.ts'
import type { LoginFlow } from '../types/login.ts'
import type { Modal } from '../types/modal.ts'
import { isEmail } from '../utils/isEmail.ts'
import { emitError } from './emitError.ts'
import { reportLoadError } from './reportLoadError.ts'

export type StartEmailUpdateErrorType = AuthConnectorNotFoundError | InvalidEmailError

/**
 * Has the user log in with another e-mail address from now on. How it goes is in `state.login.emailUpdate`.
 *
 * @throws {AuthConnectorNotFoundError} the dapp has no feature with a login
 * @throws {InvalidEmailError} the text is no e-mail address; nothing was requested, and APKTW002 is raised
 */
export async function startEmailUpdate(modal: Modal, text: string) {
  const email = text.trim()
  const { login } = modal.controls
  if (login === undefined) throw emitError(modal, new AuthConnectorNotFoundError())
  if (!isEmail(email)) {
    modal.alerts.show('APKTW002')
    login.state.emailUpdate = { status: 'idle', email, error: 'email' }
    throw new InvalidEmailError()
  }
  await withFlow(modal, (flow) => flow.startEmailUpdate(email))
}

/** Enters the six digits of the old mailbox, then those of the new one. */
export const enterUpdateCode = (modal: Modal, code: string) =>
  withFlow(modal, (flow) => flow.enterUpdateCode(code))

/** Starts the change over with another address. */
export const resetEmailUpdate = (modal: Modal) => withFlow(modal, (flow) => flow.resetEmailUpdate())

async function withFlow(modal: Modal, run: (flow: LoginFlow) => void | Promise<void>) {
  const { login } = modal.controls
  try {
    const flow = await login?.load()
    if (flow !== undefined) await run(flow)
  } catch (cause) {
    const { status = 'idle', email = '' } = login?.state.emailUpdate ?? {}
    // A chunk that did not come may come the next time.
    if (login !== undefined) login.state.emailUpdate = { status, email, error: 'load' }
    reportLoadError(modal, cause)
  }
}
