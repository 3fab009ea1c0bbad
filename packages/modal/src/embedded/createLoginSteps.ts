import type { LoginStore } from '@foyer/embedded-wallet-frame/client'
import type { LoginErrorCode, LoginRecord } from '@foyer/modal-core'
import { secondsOf, toLoginError } from './toLoginError.ts'

type LoginStepsParameters = {
  store: Pick<LoginStore, 'cooldown' | 'setSocialUser'>
  /** The state that is drawn, to write to. */
  state: LoginRecord
  /** Milliseconds since 1970. */
  now: () => number
  /** Called when a login begins again, or ends. Its link is no longer waited for. */
  onEnd: () => void
  onLoggedIn: () => void
}

/** The steps of a login, and which login is the current one: answers to earlier ones are ignored. */
export function createLoginSteps({ store, state, now, onEnd, onLoggedIn }: LoginStepsParameters) {
  /** Counts logins. */
  let login = 0

  function retryAt() {
    const seconds = store.cooldown()
    return seconds === 0 ? 0 : now() + seconds * 1000
  }

  /** The server's cooldown goes before the one that is kept here. */
  function retryAfter(cause: unknown) {
    const seconds = secondsOf(cause)
    return seconds === undefined ? retryAt() : now() + seconds * 1000
  }

  function finishLogin(email: string) {
    login++
    state.current = { status: 'connecting', email, retryAt: 0 }
    onLoggedIn()
  }

  return {
    /** The time, in milliseconds since 1970, from which another e-mail may be asked for. 0: at once. */
    retryAt,
    current: () => login,
    isCurrent: (mine: number) => mine === login,

    start(email: string): number {
      login++
      state.current = { status: 'requesting', email, retryAt: 0 }
      return login
    },

    askFor(status: 'waitingForLink' | 'waitingForCode', email: string, cause?: unknown) {
      const error = cause === undefined ? undefined : toLoginError(cause)
      state.current = { status, email, retryAt: retryAfter(cause), isResending: false, error }
    },

    startOver(email: string, error?: LoginErrorCode, cause?: unknown) {
      login++
      onEnd()
      state.current = { status: 'idle', email, retryAt: retryAfter(cause), error }
    },

    finishLogin,

    /** The user has entered the code, or needed none. */
    complete(email: string) {
      store.setSocialUser()
      finishLogin(email)
    },

    /** There is an account. */
    finish() {
      login++
      onEnd()
      state.current = { status: 'idle', email: '', retryAt: 0 }
    },
  }
}
