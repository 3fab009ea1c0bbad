import type { AuthConnectorNotFoundError, InvalidEmailError } from '../errors/requestErrors.ts'
import type { LoginFlow, LoginState } from '../types/login.ts'
import type { Modal } from '../types/modal.ts'
import { requireEmail } from './requireEmail.ts'
import { runLogin } from './runLogin.ts'

/** Loads what a login needs, before there is an address. Submitting it reports failures. */
export function prepareLogin({ controls }: Modal) {
  controls.login?.load().then(
    (flow) => flow.prepare(),
    () => {},
  )
}

export type StartEmailLoginErrorType = AuthConnectorNotFoundError | InvalidEmailError

/**
 * Logs in with an e-mail address. How it goes is in `state.login`, and in the end an account is connected.
 *
 * @throws {AuthConnectorNotFoundError} the dapp has no feature with a login
 * @throws {InvalidEmailError} the text is no e-mail address; nothing was requested, and APKTW002 is raised
 */
export async function startEmailLogin(modal: Modal, text: string) {
  const email = requireEmail(modal, text, (state, email) => {
    state.current = { status: 'idle', email, retryAt: state.current.retryAt, error: 'email' }
  })
  await withFlow(modal, (flow) => flow.start(email))
}

/** Enters the code of the e-mail. `state.login` then says whether it was right. */
export const enterCode = (modal: Modal, code: string) => withFlow(modal, (flow) => flow.enterCode(code))

/** Requests the e-mail of the login once more. Within 30 s of the last one it is refused, which is in `state.login`. */
export const resend = (modal: Modal) => withFlow(modal, (flow) => flow.resend())

/** Starts the login over with another address. */
export const resetLogin = (modal: Modal) => withFlow(modal, (flow) => flow.reset())

const withFlow = (modal: Modal, run: (flow: LoginFlow) => void | Promise<void>) =>
  runLogin(modal, run, (state) => {
    state.current = { ...state.current, error: 'load' } as LoginState
  })
