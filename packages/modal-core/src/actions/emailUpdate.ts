import type { AuthConnectorNotFoundError, InvalidEmailError } from '../errors/requestErrors.ts'
import type { LoginFlow } from '../types/login.ts'
import type { Modal } from '../types/modal.ts'
import { requireEmail } from './requireEmail.ts'
import { runLogin } from './runLogin.ts'

export type StartEmailUpdateErrorType = AuthConnectorNotFoundError | InvalidEmailError

/**
 * Has the user log in with another e-mail address from now on. How it goes is in `state.login.emailUpdate`.
 *
 * @throws {AuthConnectorNotFoundError} the dapp has no feature with a login
 * @throws {InvalidEmailError} the text is no e-mail address; nothing was requested, and APKTW002 is raised
 */
export async function startEmailUpdate(modal: Modal, text: string) {
  const email = requireEmail(modal, text, (state, email) => {
    state.emailUpdate = { status: 'idle', email, error: 'email' }
  })
  await withFlow(modal, (flow) => flow.startEmailUpdate(email))
}

/** Enters the code of the old mailbox, then the one of the new mailbox. */
export const enterUpdateCode = (modal: Modal, code: string) =>
  withFlow(modal, (flow) => flow.enterUpdateCode(code))

/** Starts the change over with another address. */
export const resetEmailUpdate = (modal: Modal) => withFlow(modal, (flow) => flow.resetEmailUpdate())

const withFlow = (modal: Modal, run: (flow: LoginFlow) => void | Promise<void>) =>
  runLogin(modal, run, (state) => {
    const { status = 'idle', email = '' } = state.emailUpdate ?? {}
    state.emailUpdate = { status, email, error: 'load' }
  })
