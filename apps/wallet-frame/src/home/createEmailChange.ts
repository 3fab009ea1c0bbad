import type { EmailUpdate } from '../login/createEmailUpdate.ts'
import { type HomeError, hasEnded, toHomeError } from './toHomeError.ts'

/** Another e-mail address: asked for, then proven with the mails of the old mailbox and of the new one. */
export type EmailChange = {
  step: 'email' | 'old' | 'new' | 'done'
  /** The new address. */
  email: string
  /** True if each mailbox gets a link besides the code. */
  hasLinks: boolean
  isBusy: boolean
  error?: HomeError | undefined
}

export type CreateEmailChangeParameters = {
  emailUpdate: EmailUpdate
  /** Has the user show a passkey for an approval of the vault. */
  agree: (approvalId: string) => Promise<void>
  /** The origin of this site. */
  origin: string
  read: () => EmailChange | undefined
  write: (change: EmailChange | undefined) => void
  /** Told of the new address. */
  onChanged: (email: string) => void
  /** Told when the user has to log in again. */
  onEnded: (error: HomeError) => void
}

const BEGUN: EmailChange = { step: 'email', email: '', hasLinks: false, isBusy: false }

/** After these nothing but another start helps. */
const ENDING_ERRORS: readonly HomeError['code'][] = [
  'expiredLink',
  'changeRejected',
  'takenEmail',
  'noChange',
]

/** Replaces the user's e-mail address on the user's page. What comes after it was cancelled is not shown. */
export function createEmailChange(parameters: CreateEmailChangeParameters) {
  const { emailUpdate, agree, origin, read, write, onChanged, onEnded } = parameters
  let running = new AbortController()

  async function attempt(
    values: Partial<EmailChange>,
    run: (signal: AbortSignal) => Promise<Partial<EmailChange>>,
  ): Promise<void> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const show = (next: Partial<EmailChange>) =>
      write({ ...BEGUN, ...read(), isBusy: false, error: undefined, ...next })
    show({ ...values, isBusy: true })
    try {
      const next = await run(signal)
      if (!signal.aborted) show(next)
    } catch (cause) {
      if (signal.aborted) return
      const error = toHomeError(cause)
      if (hasEnded(error)) onEnded(error)
      else show(ENDING_ERRORS.includes(error.code) ? { step: 'email', error } : { error })
    }
  }

  return {
    begin: () => write(BEGUN),

    start: (email: string): Promise<void> =>
      attempt({ email }, async () => {
        const { action, hasLinks } = await emailUpdate.start(email, origin)
        return { step: action === 'VERIFY_PRIMARY_OTP' ? 'old' : 'new', hasLinks }
      }),

    enterCode: (code: string): Promise<void> =>
      attempt({}, async (signal) => {
        if (read()?.step === 'old') {
          await emailUpdate.enterPrimary(code, signal)
          return { step: 'new' }
        }
        const { newEmail } = await emailUpdate.enterSecondary(code, signal, agree)
        onChanged(newEmail)
        return { step: 'done', email: newEmail }
      }),

    cancel(): void {
      running.abort()
      write(undefined)
    },
  }
}
