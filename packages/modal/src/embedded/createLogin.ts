import { type Frame, type LoginStore, ProviderRpcError } from '@foyer/embedded-wallet-frame/client'
import { CODE_PATTERN } from '@foyer/embedded-wallet-frame/protocol'
import type { LoginErrorCode, LoginFlow, LoginRecord } from '@foyer/modal-core'
import { secondsOf, toLoginError } from './toLoginError.ts'

/** EIP-1193: the user rejected the request. */
const USER_REJECTED = 4001

type CreateLoginParameters = {
  frame: Pick<Frame, 'mount' | 'request'>
  store: LoginStore
  /** The state that is drawn, to write to. */
  state: LoginRecord
  /** Shows the login, for a page that connects without the modal. */
  show: () => void
  /** Connects the wallet. Called once the user is logged in. */
  onLoggedIn: () => void
  /** Milliseconds since 1970. Default the host's clock. */
  now?: (() => number) | undefined
}

export type Login = Pick<LoginFlow, 'prepare' | 'start' | 'enterCode' | 'resend' | 'reset'> & {
  /** The user has logged in another way. */
  completeSocial: () => void

  /** Resolves once the user is logged in. Shows the login, unless that has been done. */
  session: () => Promise<void>
  /** Rejects what waits for a login that nobody sees any more. */
  abandon: () => void
  /** True if the login is in sight. The link is looked after only meanwhile. */
  follow: (isInSight: boolean) => void
  /** There is an account. */
  finish: () => void
}

/** Leads through a login by e-mail: address, link, code. A step that was left does not count, except an opened link. */
export function createLogin({
  frame,
  store,
  state,
  show,
  onLoggedIn,
  now = Date.now,
}: CreateLoginParameters): Login {
  /** Counts logins, so that answers to earlier ones are ignored. */
  let login = 0
  /** Counts links of one login: only the last one can fail. */
  let link = 0
  /** Of those who wait for a link. Undefined while nobody does. */
  let looking: AbortController | undefined
  const waiting = new Set<{ resolve: () => void; reject: (error: Error) => void }>()

  function retryAt() {
    const seconds = store.cooldown()
    return seconds === 0 ? 0 : now() + seconds * 1000
  }

  /** The server's cooldown goes before the one that is kept here. */
  const retryAfter = (cause: unknown) => {
    const seconds = secondsOf(cause)
    return seconds === undefined ? retryAt() : now() + seconds * 1000
  }

  function ask(status: 'waitingForLink' | 'waitingForCode', email: string, cause?: unknown) {
    const error = cause === undefined ? undefined : toLoginError(cause)
    state.current = { status, email, retryAt: retryAfter(cause), isResending: false, error }
  }

  /** Has the iframe ask the server no longer. */
  function leaveLink() {
    if (looking === undefined) return
    looking.abort()
    looking = undefined
    frame.request('CONNECT_DEVICE', { stop: true }).catch(() => {})
  }

  function startOver(email: string, error?: LoginErrorCode, cause?: unknown) {
    login++
    leaveLink()
    state.current = { status: 'idle', email, retryAt: retryAfter(cause), error }
  }

  function complete(email: string) {
    store.setSocialUser()
    finishLogin(email)
  }

  function finishLogin(email: string) {
    login++
    state.current = { status: 'connecting', email, retryAt: 0 }
    for (const { resolve } of waiting) resolve()
    waiting.clear()
    onLoggedIn()
  }

  /** Requests an e-mail, and shows what it asks the user for. */
  async function requestEmail(email: string, mine: number) {
    const { action, keepsNothing } = await frame.request('CONNECT_EMAIL', { email })
    if (mine !== login) return
    state.keepsNothing = keepsNothing
    if (state.current.status === 'requesting') state.isNewDevice = action === 'VERIFY_DEVICE'
    if (action === 'CONNECT') return complete(email)
    store.startCooldown()
    if (action === 'VERIFY_OTP') return ask('waitingForCode', email)
    ask('waitingForLink', email)
    void waitForLink(email, mine)
  }

  async function waitForLink(email: string, mine: number) {
    const latest = ++link
    looking ??= new AbortController()
    const { signal } = looking
    // Another link of this login, or the code, may have been answered meanwhile.
    const isWaiting = () => mine === login && state.current.status === 'waitingForLink'
    try {
      await frame.request('CONNECT_DEVICE', undefined, { signal })
      if (!isWaiting()) return
      looking = undefined
      // The code has been sent with a second e-mail.
      store.startCooldown()
      ask('waitingForCode', email)
    } catch (cause) {
      if (signal.aborted || !isWaiting() || latest !== link) return
      looking = undefined
      const error = toLoginError(cause)
      if (error === 'rejected' || error === 'updated') startOver(email, error)
      else ask('waitingForLink', email, cause)
    }
  }

  return {
    prepare() {
      // The first request reports a failure.
      void frame.mount().catch(() => {})
    },

    async start(email) {
      if (store.cooldown() > 0) return startOver(email, 'cooldown')
      const mine = ++login
      state.current = { status: 'requesting', email, retryAt: 0 }
      try {
        await requestEmail(email, mine)
      } catch (cause) {
        if (mine === login) startOver(email, toLoginError(cause), cause)
      }
    },

    async enterCode(code) {
      const { current } = state
      if (current.status !== 'waitingForCode') return
      const { email } = current
      const mine = login
      const otp = code.normalize('NFKC').replace(/\s/g, '')
      if (!CODE_PATTERN.test(otp)) {
        state.current = { ...current, error: 'wrongCode' }
        return
      }
      state.current = { status: 'verifying', email, retryAt: current.retryAt }
      try {
        await frame.request('CONNECT_OTP', { otp })
        if (mine === login) complete(email)
      } catch (cause) {
        if (mine !== login) return
        // The iframe has forgotten this login.
        if (toLoginError(cause) === 'updated') startOver(email, 'updated')
        else ask('waitingForCode', email, cause)
      }
    },

    async resend() {
      const { current } = state
      if (!('isResending' in current) || current.isResending) return
      const { email } = current
      if (store.cooldown() > 0) {
        state.current = { ...current, retryAt: retryAt(), error: 'cooldown' }
        return
      }
      const mine = login
      state.current = { ...current, isResending: true, error: undefined }
      try {
        await requestEmail(email, mine)
      } catch (cause) {
        if (mine === login && 'isResending' in state.current) ask(state.current.status, email, cause)
      }
    },

    reset: () => startOver(''),

    completeSocial: () => finishLogin(''),

    session() {
      if (state.current.status === 'connecting') return Promise.resolve()
      return new Promise<void>((resolve, reject) => {
        waiting.add({ resolve, reject })
        show()
      })
    },

    abandon() {
      for (const { reject } of waiting) reject(new ProviderRpcError(USER_REJECTED, 'Modal closed'))
      waiting.clear()
    },

    follow(isInSight) {
      const { status, email } = state.current
      if (status !== 'waitingForLink') return
      if (!isInSight) leaveLink()
      else if (looking === undefined && state.current.error === undefined) void waitForLink(email, login)
    },

    finish() {
      login++
      leaveLink()
      state.current = { status: 'idle', email: '', retryAt: 0 }
    },
  }
}
