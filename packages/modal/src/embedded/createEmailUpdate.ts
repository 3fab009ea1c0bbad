import { type Frame, FrameReplyError, type LoginStore } from '@foyer/embedded-wallet-frame/client'
import {
  CHANGE_REJECTED,
  CODE_PATTERN,
  SAME_EMAIL,
  STILL_WAITING,
  TAKEN_EMAIL,
} from '@foyer/embedded-wallet-frame/protocol'
import type { EmailUpdateErrorCode, EmailUpdateState, LoginRecord } from '@foyer/modal-core'
import { setEmail } from './setEmail.ts'
import { secondsOf, toLoginError } from './toLoginError.ts'

export type CreateEmailUpdateParameters = {
  frame: Pick<Frame, 'request'>
  store: Pick<LoginStore, 'setUser'>
  /** The state that is drawn, to write to. */
  state: LoginRecord
}

const TEXTS: Readonly<Record<string, EmailUpdateErrorCode>> = {
  [CHANGE_REJECTED]: 'changeRejected',
  [SAME_EMAIL]: 'sameEmail',
  [TAKEN_EMAIL]: 'takenEmail',
  [STILL_WAITING]: 'waiting',
}

/** The problem, and the seconds until another e-mail may be sent. */
function toProblem(cause: unknown): { error: EmailUpdateErrorCode; seconds: number | undefined } {
  const known = cause instanceof FrameReplyError ? TEXTS[cause.shortMessage] : undefined
  return { error: known ?? toLoginError(cause), seconds: secondsOf(cause) }
}

/** After these only another start helps. */
const ENDING_ERRORS: readonly EmailUpdateErrorCode[] = [
  'changeRejected',
  'takenEmail',
  'expiredLink',
  'updated',
]

/** Replaces the user's e-mail address: the code of the old mailbox, then the one of the new mailbox. */
export function createEmailUpdate({ frame, store, state }: CreateEmailUpdateParameters) {
  /** Counts changes, so that answers to one that was left are not shown. */
  let attempts = 0

  function show(attempt: number, next: EmailUpdateState) {
    if (attempt === attempts) state.emailUpdate = next
  }

  return {
    async startEmailUpdate(email: string): Promise<void> {
      const attempt = ++attempts
      show(attempt, { status: 'requesting', email })
      try {
        const { action } = await frame.request('UPDATE_EMAIL', { email })
        show(attempt, { status: action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary', email })
      } catch (cause) {
        show(attempt, { status: 'idle', email, ...toProblem(cause) })
      }
    },

    async enterUpdateCode(code: string): Promise<void> {
      const { status = 'idle', email = '' } = state.emailUpdate ?? {}
      if (status !== 'primary' && status !== 'secondary') return
      const attempt = attempts
      const otp = code.normalize('NFKC').replace(/\s/g, '')
      if (!CODE_PATTERN.test(otp)) return show(attempt, { status, email, error: 'wrongCode' })
      try {
        if (status === 'primary') {
          show(attempt, { status: 'verifyingPrimary', email })
          await frame.request('UPDATE_EMAIL_PRIMARY_OTP', { otp })
          return show(attempt, { status: 'secondary', email })
        }
        show(attempt, { status: 'verifyingSecondary', email })
        const { newEmail } = await frame.request('UPDATE_EMAIL_SECONDARY_OTP', { otp })
        // Also when the user has left: the wallet has switched.
        store.setUser({ email: newEmail })
        setEmail(state, newEmail)
        show(attempt, { status: 'done', email: newEmail })
      } catch (cause) {
        const problem = toProblem(cause)
        show(attempt, { status: ENDING_ERRORS.includes(problem.error) ? 'idle' : status, email, ...problem })
      }
    },

    resetEmailUpdate(): void {
      attempts++
      state.emailUpdate = undefined
    },
  }
}
