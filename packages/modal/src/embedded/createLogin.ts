import type { Frame, LoginStore } from '@foyer/embedded-wallet-frame/client'
import { CODE_PATTERN } from '@foyer/embedded-wallet-frame/protocol'
import type { LoginFlow, LoginRecord } from '@foyer/modal-core'
import { createLinkWait } from './createLinkWait.ts'
import { createLoginSteps } from './createLoginSteps.ts'
import { createPendingSessions } from './createPendingSessions.ts'
import { toLoginError } from './toLoginError.ts'

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
  const sessions = createPendingSessions()
  const link = createLinkWait(frame)
  const steps = createLoginSteps({
    state,
    store,
    now,
    onEnd: link.leave,
    onLoggedIn() {
      sessions.resolve()
      onLoggedIn()
    },
  })

  /** Requests an e-mail, and shows what it asks the user for. */
  async function requestEmail(email: string, mine: number) {
    const { action, keepsNothing } = await frame.request('CONNECT_EMAIL', { email })
    if (!steps.isCurrent(mine)) return
    state.keepsNothing = keepsNothing
    if (state.current.status === 'requesting') state.isNewDevice = action === 'VERIFY_DEVICE'
    if (action === 'CONNECT') return steps.complete(email)
    store.startCooldown()
    if (action === 'VERIFY_OTP') return steps.askFor('waitingForCode', email)
    steps.askFor('waitingForLink', email)
    waitForLink(email, mine)
  }

  function waitForLink(email: string, mine: number) {
    void link.wait({
      // Another link of this login, or the code, may have been answered meanwhile.
      isAwaited: () => steps.isCurrent(mine) && state.current.status === 'waitingForLink',
      onOpened() {
        // The code has been sent with a second e-mail.
        store.startCooldown()
        steps.askFor('waitingForCode', email)
      },
      onFailure(cause) {
        const error = toLoginError(cause)
        if (error === 'rejected' || error === 'updated') steps.startOver(email, error)
        else steps.askFor('waitingForLink', email, cause)
      },
    })
  }

  return {
    prepare() {
      // The first request reports a failure.
      void frame.mount().catch(() => {})
    },

    async start(email) {
      if (store.cooldown() > 0) return steps.startOver(email, 'cooldown')
      const mine = steps.start(email)
      try {
        await requestEmail(email, mine)
      } catch (cause) {
        if (steps.isCurrent(mine)) steps.startOver(email, toLoginError(cause), cause)
      }
    },

    async enterCode(code) {
      const { current } = state
      if (current.status !== 'waitingForCode') return
      const { email } = current
      const mine = steps.current()
      const otp = code.normalize('NFKC').replace(/\s/g, '')
      if (!CODE_PATTERN.test(otp)) {
        state.current = { ...current, error: 'wrongCode' }
        return
      }
      state.current = { status: 'verifying', email, retryAt: current.retryAt }
      try {
        await frame.request('CONNECT_OTP', { otp })
        if (steps.isCurrent(mine)) steps.complete(email)
      } catch (cause) {
        if (!steps.isCurrent(mine)) return
        // The iframe has forgotten this login.
        if (toLoginError(cause) === 'updated') steps.startOver(email, 'updated')
        else steps.askFor('waitingForCode', email, cause)
      }
    },

    async resend() {
      const { current } = state
      if (!('isResending' in current) || current.isResending) return
      const { email } = current
      if (store.cooldown() > 0) {
        state.current = { ...current, retryAt: steps.retryAt(), error: 'cooldown' }
        return
      }
      const mine = steps.current()
      state.current = { ...current, isResending: true, error: undefined }
      try {
        await requestEmail(email, mine)
      } catch (cause) {
        if (steps.isCurrent(mine) && 'isResending' in state.current)
          steps.askFor(state.current.status, email, cause)
      }
    },

    reset: () => steps.startOver(''),
    completeSocial: () => steps.finishLogin(''),
    finish: steps.finish,
    abandon: sessions.reject,

    session() {
      if (state.current.status === 'connecting') return Promise.resolve()
      const session = sessions.wait()
      show()
      return session
    },

    follow(isInSight) {
      const { status, email } = state.current
      if (status !== 'waitingForLink') return
      if (!isInSight) link.leave()
      else if (!link.isWaiting() && state.current.error === undefined) waitForLink(email, steps.current())
    },
  }
}
