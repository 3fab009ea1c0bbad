import type { LoginFlow, LoginRecord } from '../types/login.ts'
import type { Modal } from '../types/modal.ts'
import { reportLoadError } from './reportLoadError.ts'

/** Runs a step of the login, whose code loads first. `fail` shows that it did not come: it may come the next time. */
export async function runLogin(
  modal: Modal,
  run: (flow: LoginFlow) => void | Promise<void>,
  fail: (state: LoginRecord) => void,
): Promise<void> {
  const { login } = modal.controls
  try {
    const flow = await login?.load()
    if (flow !== undefined) await run(flow)
  } catch (cause) {
    if (login !== undefined) fail(login.state)
    reportLoadError(modal, cause)
  }
}
