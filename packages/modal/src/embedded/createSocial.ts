import {
  type Frame,
  FrameLoadError,
  FrameReplyError,
  type LoginStore,
} from '@foyer/embedded-wallet-frame/client'
import type { LoginRecord, PopupProvider, SocialErrorCode, SocialState } from '@foyer/modal-core'
import { parseUrl } from '../floor.ts'
import { toLoginError } from './toLoginError.ts'

/** In milliseconds. */
const POLL = 1_000
/** A popup of a page that keeps its popups apart says that it is closed while it is open. */
const GRACE = 3_000
/** Time that a login may still succeed. */
const LISTEN = 120_000

export type CreateSocialParameters = {
  frame: Pick<Frame, 'request'>
  store: LoginStore
  /** The state that is drawn, to write to. */
  state: LoginRecord
  secureSite: string
  /** The origin that the page asks for what the popup cannot tell it. */
  statusOrigin: string | undefined
  /** Connects the wallet. Called once the user is logged in. */
  onLoggedIn: () => void
  fetch?: ((url: string) => Promise<Response>) | undefined
  /** Default the page. */
  target?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
}

type Popup = Pick<Window, 'close' | 'closed' | 'location'>

/**
 * Logs in at a provider, in a popup. Its answer comes by message from the wallet's own origin only. That the popup is
 * closed is no proof that nothing comes: a login that succeeds within 120 s counts.
 */
export function createSocial(parameters: CreateSocialParameters) {
  const { frame, store, state, secureSite, statusOrigin, onLoggedIn } = parameters
  const { fetch = (url: string) => globalThis.fetch(url), target = window } = parameters
  const { origin: siteOrigin } = new URL(secureSite)
  /** Ends what the last login listens to. */
  let stop = () => {}

  function fail(provider: PopupProvider, error: SocialErrorCode) {
    state.social = { status: 'failed', provider, error }
  }

  async function connect(provider: PopupProvider, uri: string) {
    state.social = { status: 'verifying', provider }
    const social = state.social
    try {
      const { userName } = await frame.request('CONNECT_SOCIAL', { uri })
      if (state.social?.status !== social.status) return
      store.setSocialUser(provider, toName(provider, userName))
      state.social = { status: 'idle' }
      onLoggedIn()
    } catch (cause) {
      if (state.social?.status === social.status) fail(provider, toSocialError(cause))
    }
  }

  return {
    async start(provider: PopupProvider, popup: Popup | null): Promise<void> {
      stop()
      if (popup === null) return fail(provider, 'blocked')
      const controller = new AbortController()
      const { signal } = controller
      let closedFor = 0
      let statusUrl: string | undefined

      function end() {
        controller.abort()
        clearInterval(timer)
        clearTimeout(late)
        target.removeEventListener('message', onMessage)
      }
      stop = () => {
        end()
        popup?.close()
      }

      function take(uri: string) {
        stop()
        void connect(provider, uri)
      }

      function onMessage({ data, origin, source }: MessageEvent<unknown>) {
        const { resultUri } = (data ?? {}) as { resultUri?: unknown }
        if (typeof resultUri !== 'string') return
        // Another popup of the wallet has its own login.
        if (origin === siteOrigin && source !== (popup as unknown)) return
        if (origin === siteOrigin) return take(resultUri)
        // Somebody else speaks for the wallet: this attempt is over.
        stop()
        fail(provider, 'failed')
      }

      /** Asks the server for what the popup has handed over. A server that does not answer is asked again. */
      async function askServer() {
        if (statusUrl === undefined) return
        try {
          const answer: unknown = await (await fetch(statusUrl)).json()
          const { status, resultUri } = (answer ?? {}) as { status?: unknown; resultUri?: unknown }
          if (signal.aborted) return
          if (status === 'done' && typeof resultUri === 'string') take(resultUri)
          else if (status === 'denied' || status === 'failed') {
            stop()
            fail(provider, status === 'denied' ? 'refused' : 'failed')
          }
        } catch {
          // The next one may come.
        }
      }

      /** A server that is asked tells how it goes, whatever the page can see of the popup. */
      function loseSight(social: Extract<SocialState, { status: 'waiting' }>) {
        if (statusUrl === undefined) fail(provider, 'closed')
        else social.isOutOfSight = true
      }

      function look() {
        closedFor = popup?.closed ? closedFor + POLL : 0
        if (closedFor >= GRACE && state.social?.status === 'waiting') loseSight(state.social)
        void askServer()
      }

      target.addEventListener('message', onMessage)
      const timer = setInterval(look, POLL)
      const late = setTimeout(() => {
        stop()
        if (state.social?.status === 'waiting') fail(provider, 'timeout')
      }, LISTEN)
      try {
        const answer = await frame.request('GET_SOCIAL_REDIRECT_URI', { provider })
        if (signal.aborted) return
        if (!isOf(answer.uri, siteOrigin)) throw new TypeError('The wallet names another site.')
        if (statusOrigin !== undefined && isOf(answer.statusUrl, statusOrigin)) statusUrl = answer.statusUrl
        popup.location.href = answer.uri
      } catch (cause) {
        if (signal.aborted) return
        stop()
        const error = toSocialError(cause)
        fail(provider, error === 'failed' ? 'initiate' : error)
      }
    },

    /** Ends a login that nobody sees any more. */
    cancel(): void {
      stop()
      stop = () => {}
      if ((state.social?.status ?? 'idle') !== 'idle') state.social = { status: 'idle' }
    },
  }
}

const isOf = (url: string | undefined, origin: string) =>
  url !== undefined && parseUrl(url)?.origin === origin

const KNOWN: readonly string[] = ['load', 'framed', 'oldBrowser', 'timeout', 'recovery', 'limit', 'project']

function toSocialError(cause: unknown): SocialErrorCode {
  const error = toLoginError(cause)
  if (error === 'rejected') return 'refused'
  if (cause instanceof FrameLoadError || cause instanceof FrameReplyError || error === 'timeout')
    return KNOWN.includes(error) ? (error as SocialErrorCode) : 'failed'
  return 'failed'
}

/** Discord users without a discriminator have a 0 behind their name. */
function toName(provider: PopupProvider, userName: string | null | undefined): string | undefined {
  if (!userName || /\p{C}/u.test(userName)) return undefined
  return provider === 'discord' && userName.endsWith('0') ? userName.slice(0, -1) : userName
}
