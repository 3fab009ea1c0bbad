import { AuthConnectorNotFoundError, InvalidEmailError } from '../errors/requestErrors.ts'
import type { LoginFlow, LoginState } from '../types/login.ts'
import type { Modal } from '../types/modal.ts'
import { isEmail } from '../utils/isEmail.ts'
import { emitError } from './emitError.ts'
import { reportLoadError } from './reportLoadError.ts'

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
  const email = text.trim()
  const { login } = modal.controls
  if (login === undefined) throw emitError(modal, new AuthConnectorNotFoundError())
  if (!isEmail(email)) {
    modal.alerts.show('APKTW002')
    login.state.current = { status: 'idle', email, retryAt: login.state.current.retryAt, error: 'email' }
    throw new InvalidEmailError()
  }
  await withFlow(modal, (flow) => flow.start(email))
}

/** Enters the six digits of the e-mail. Whether they are right is in `state.login`. */
export const enterCode = (modal: Modal, code: string) => withFlow(modal, (flow) => flow.enterCode(code))

/** Requests the e-mail of the login once more. Within 30 s of the last one it is refused, which is in `state.login`. */
export const resend = (modal: Modal) => withFlow(modal, (flow) => flow.resend())

/** Starts the login over with another address. */
export const resetLogin = (modal: Modal) => withFlow(modal, (flow) => flow.reset())

async function withFlow(modal: Modal, run: (flow: LoginFlow) => void | Promise<void>) {
  const { login } = modal.controls
  try {
    const flow = await login?.load()
    if (flow !== undefined) await run(flow)
  } catch (cause) {
    // A chunk that did not come may come the next time.
    if (login !== undefined) login.state.current = { ...login.state.current, error: 'load' } as LoginState
    reportLoadError(modal, cause)
  }
}
