import { isLoopbackHost, parseUrl } from '@foyer/kit'
import { anySignal } from '@foyer/modal-core/floor'
import * as z from 'zod/mini'

/** In milliseconds, for one answer. */
const TIMEOUT = 15_000

/** The user's app is opened at this address, and it is drawn as a code: it is never a script's or a file's. */
const appUrl = z.string().check(
  z.maxLength(1_000),
  z.refine((text) => {
    const url = parseUrl(text)
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname))
  }),
)

const channelSchema = z.object({
  channelToken: z.string().check(z.minLength(1), z.maxLength(200)),
  url: appUrl,
})

const signedSchema = z.object({
  state: z.literal('completed'),
  message: z.string(),
  signature: z.string(),
  username: z.optional(z.unknown()),
})

/** Names of Farcaster's, and ENS names. */
const USERNAME = /^[a-z0-9][a-z0-9-]{0,15}(\.eth)?$/

export type SignedByApp = { message: string; signature: string; userName: string | undefined }

/** The relay did not answer, or not yet with something that can be used. */
export class RelayError extends Error {
  override name = 'RelayError'
}

export type CreateRelayParameters = {
  /** Its origin. */
  url: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

/**
 * Farcaster's relay, which brings a message to the user's app and its signature back.
 *
 * @throws {RelayError} of each method: there was no answer
 */
export function createRelay({ url, fetch }: CreateRelayParameters) {
  async function send(method: string, path: string, { signal, ...init }: RequestInit) {
    const limit = AbortSignal.timeout(TIMEOUT)
    const own: RequestInit = { credentials: 'omit', cache: 'no-store', redirect: 'error' }
    try {
      const response = await fetch(`${url}${path}`, {
        ...own,
        ...init,
        method,
        signal: signal ? anySignal([signal, limit]) : limit,
      })
      return { status: response.status, answer: (await response.json()) as unknown }
    } catch (cause) {
      throw new RelayError('No answer of the relay', { cause })
    }
  }

  return {
    /** Opens a channel for a message. Whoever opens its address in a Farcaster app is asked to sign it. */
    async open(request: { siweUri: string; domain: string; nonce: string }) {
      const { answer } = await send('POST', '/v1/channel', {
        headers: { 'content-type': 'application/json' },
        // An address that may log in elsewhere is not the one that owns the user's id.
        body: JSON.stringify({ ...request, acceptAuthAddress: false }),
      })
      const { success, data } = channelSchema.safeParse(answer)
      if (!success) throw new RelayError('The relay has opened no channel')
      return { token: data.channelToken, url: data.url }
    },

    /** `pending` until the user has signed, which is told once. `ended`: there is nothing to come. */
    async read(token: string, signal: AbortSignal): Promise<SignedByApp | 'pending' | 'ended'> {
      const headers = { authorization: `Bearer ${token}` }
      const { status, answer } = await send('GET', '/v1/channel/status', { headers, signal })
      if (status === 202) return 'pending'
      if (status === 401) return 'ended'
      if (status !== 200) throw new RelayError('The relay is in trouble')
      const { success, data } = signedSchema.safeParse(answer)
      if (!success) return 'ended'
      const { message, signature, username } = data
      const isName = typeof username === 'string' && USERNAME.test(username)
      return { message, signature, userName: isName ? username : undefined }
    },
  }
}

export type Relay = ReturnType<typeof createRelay>
