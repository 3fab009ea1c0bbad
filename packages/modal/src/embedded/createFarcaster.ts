import type { Frame, LoginStore } from '@foyer/embedded-wallet-frame/client'
import type { FarcasterErrorCode, FarcasterState, LoginRecord } from '@foyer/modal-core'
import { toLoginError } from './toLoginError.ts'

/** Between leaving a login and starting the wallet's one over, in milliseconds. */
const RELOAD_DELAY = 100

export type CreateFarcasterParameters = {
  frame: Pick<Frame, 'request' | 'sync'>
  store: Pick<LoginStore, 'setSocialUser'>
  /** The state that is drawn, to write to. */
  state: LoginRecord
  /** Connects the wallet. Called once the user is logged in. */
  onLoggedIn: () => void
}

/** Logs in by a message that the user's Farcaster app signs. */
export function createFarcaster({ frame, store, state, onLoggedIn }: CreateFarcasterParameters) {
  let attempt = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The wallet forgets the login, and is told again what it is shown in. */
  function reload() {
    frame.request('RELOAD').then(
      () => frame.sync(),
      // A wallet that does not answer has nothing to forget.
      () => {},
    )
  }

  return {
    async start(): Promise<void> {
      attempt.abort()
      clearTimeout(timer)
      attempt = new AbortController()
      const { signal } = attempt
      const show = (next: FarcasterState) => {
        if (!signal.aborted) state.farcaster = next
      }
      show({ status: 'preparing' })
      try {
        const { url } = await frame.request('GET_FARCASTER_URI', undefined, { signal })
        if (!isWebPage(url)) throw new TypeError('The wallet names no page.')
        show({ status: 'waiting', url })
        const { userName } = await frame.request('CONNECT_FARCASTER', undefined, { signal })
        if (signal.aborted) return
        store.setSocialUser('farcaster', /\p{C}/u.test(userName) ? undefined : userName || undefined)
        show({ status: 'idle' })
        onLoggedIn()
      } catch (cause) {
        show({ status: 'failed', error: toFarcasterError(cause) })
      }
    },

    /** Ends a login that nobody sees any more. */
    cancel(): void {
      if ((state.farcaster?.status ?? 'idle') === 'idle') return
      attempt.abort()
      state.farcaster = { status: 'idle' }
      clearTimeout(timer)
      timer = setTimeout(reload, RELOAD_DELAY)
    },
  }
}

/** True for the URL of a page, and false for a script: it is opened at a click. Throws a `TypeError` for text that is no URL. */
const isWebPage = (url: string) => /^https?:$/.test(new URL(url).protocol)

const KNOWN: readonly string[] = ['load', 'framed', 'oldBrowser', 'timeout', 'recovery', 'limit', 'project']

function toFarcasterError(cause: unknown): FarcasterErrorCode {
  const error = toLoginError(cause)
  if (error === 'rejected') return 'refused'
  return KNOWN.includes(error) ? (error as FarcasterErrorCode) : 'farcaster'
}
