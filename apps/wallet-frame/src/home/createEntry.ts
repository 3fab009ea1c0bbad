import type { Account } from '../login/createAccount.ts'
import { askPasskey } from '../passkey/askPasskey.ts'
import type { Ceremony } from '../passkey/createCeremony.ts'
import { createEntryStep } from './createEntryStep.ts'
import type { CreatePasskeysParameters } from './createPasskeys.ts'
import type { HomeState, LoggedOut } from './homeState.ts'
import { keepAsking } from './keepAsking.ts'
import { type HomeError, toHomeError } from './toHomeError.ts'

/** The window of a login with a provider. */
export type SocialWindow = {
  go: (uri: string) => void
  /** Resolves to its result. Rejects when the user has closed it. */
  waitForResult: (statusUrl: string) => Promise<string>
}

export type CreateEntryParameters = Pick<Account, 'vault' | 'login'> & {
  signer: CreatePasskeysParameters['signer']
  ceremony: Ceremony
  /** The origin of this site. */
  origin: string
  read: () => HomeState
  write: (state: LoggedOut) => void
  /** Shows the account, once a login has ended well. */
  enter: () => Promise<void>
}

/** The login of the user's page: each way in, and the step that is shown. */
export function createEntry(parameters: CreateEntryParameters) {
  const { vault, login, signer, ceremony, origin, read, write, enter } = parameters
  const { shown, show, stopWaiting, attempt } = createEntryStep({ read, write, suggested: () => suggested })
  /** True if a session that stands is not enough for what the user wants to do. */
  let mustLogIn = false
  let suggested = ''

  const connectEmail = (email: string) => login.connectEmail(email, origin, { resumes: !mustLogIn })

  return {
    show,

    /** Has the user log in again. A login that was too long ago stands until then: another tab may use it. */
    askAgain(error: HomeError) {
      mustLogIn = error.code === 'stale'
      show({ error })
    },

    /** A login has ended well. */
    accept() {
      mustLogIn = false
    },

    steps: {
      /** Has a link or a code be mailed. */
      submitEmail: (email: string): Promise<void> =>
        attempt({ email }, async (signal) => {
          const { action } = await connectEmail(email)
          if (signal.aborted) return
          if (action === 'CONNECT') return enter()
          if (action === 'VERIFY_DEVICE') {
            show({ step: 'link' })
            await keepAsking(signal, () => login.connectDevice(origin, signal))
          }
          if (!signal.aborted) show({ step: 'code' })
        }),

      /** Has another one be mailed. The first link works all the same, and is waited for. */
      async resend(): Promise<void> {
        const asked = shown()
        if (asked === undefined) return
        const { email, step } = asked
        show({ step, isBusy: true })
        const error = await connectEmail(email).then(() => undefined, toHomeError)
        if (shown()?.step === step) show({ step, error })
      },

      enterCode: (code: string): Promise<void> =>
        attempt({}, async () => {
          await login.connectOtp(code)
          await enter()
        }),

      /** Logs in at a provider, in a window that was opened at the click. Null: the browser did not open it. */
      logInWith: (provider: string, opened: SocialWindow | null): Promise<void> =>
        attempt({ step: 'popup' }, async (signal) => {
          if (opened === null) throw new TypeError('The browser has opened no window')
          const { uri, statusUrl } = await login.startSocial(provider as never, origin)
          opened.go(uri)
          const result = await opened.waitForResult(statusUrl)
          if (signal.aborted) return
          await login.connectSocial(result)
          await enter()
        }),

      /** Has the user approve the login in their Farcaster app. */
      logInWithFarcaster: (): Promise<void> =>
        attempt({ step: 'farcaster' }, async (signal) => {
          const { url: appUrl } = await login.startFarcaster(origin)
          if (signal.aborted) return
          show({ step: 'farcaster', appUrl })
          await keepAsking(signal, () => login.connectFarcaster(signal))
          if (!signal.aborted) await enter()
        }),

      /** Ends a login that needs a passkey. */
      usePasskey: (): Promise<void> =>
        attempt({}, async () => {
          await login.connectPasskey((id) => askPasskey({ vault, signer, ceremony }, id))
          await enter()
        }),

      /** Back to the first step. */
      restart(): void {
        stopWaiting()
        login.reset()
        show()
      },

      /** An address to begin with, which the user can replace. */
      suggestEmail(email: string) {
        suggested = email
        if (shown()?.step === 'email') show({ email })
      },
    },
  }
}
