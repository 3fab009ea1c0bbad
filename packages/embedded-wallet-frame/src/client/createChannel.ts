import type { Answer } from '../protocol/answers.ts'
import { isShown } from '../protocol/isShown.ts'
import type { RequestName } from '../protocol/names.ts'
import type { ParsedEvent } from '../protocol/parseEvent.ts'
import type { Payload } from '../protocol/payloads.ts'
import { isPasskeyNeeded, STILL_WAITING, UNREADABLE } from '../protocol/texts.ts'
import { type Message, toRequest } from '../protocol/toMessage.ts'
import type { Log } from './createLog.ts'
import { FrameAbortedError, FrameReplyError, FrameTimeoutError } from './errors.ts'
import { startTimer } from './startTimer.ts'
import type { Timeouts } from './timeouts.ts'

export type CreateChannelParameters = {
  post: (message: Message) => void
  timeouts: Timeouts
  log: Log
  /** Told how many requests wait for the user's approval, whenever that changes. */
  onApprovals: (count: number) => void
  /** Called when a request was not answered in time. */
  onTimeout: (error: FrameTimeoutError) => void
}

export type RequestOptions = {
  /** Gives up waiting for the answer. */
  signal?: AbortSignal | undefined
}

type Open = {
  name: RequestName
  isApproval: boolean
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
  stopTimer: (() => void) | undefined
}

/** Requests that wait for something outside of the page. */
const RETRIED: readonly RequestName[] = ['CONNECT_DEVICE', 'CONNECT_FARCASTER']

/** Requests that may need a passkey: the user is asked for it in the iframe. */
const WITH_PASSKEY: readonly RequestName[] = [
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'CONNECT_FARCASTER',
  'UPDATE_EMAIL_SECONDARY_OTP',
]

/** Matches answers to requests by their ids. It knows nothing of windows and origins. */
export function createChannel({ post, timeouts, log, onApprovals, onTimeout }: CreateChannelParameters) {
  const open = new Map<string, Open>()
  let closed: Error | undefined

  const approvals = () => [...open.values()].filter((each) => each.isApproval)

  function timeoutOf(name: RequestName, needsUser: boolean): number | undefined {
    // An approval stays until the user decides.
    if (needsUser) return undefined
    if (name === 'SIGN_OUT') return timeouts.signOut
    return name === 'IS_CONNECTED' ? timeouts.isConnected : timeouts.interactive
  }

  function expireAfter(id: string, { name, reject }: Open, delay: number) {
    return startTimer(() => {
      open.delete(id)
      const error = new FrameTimeoutError({ request: name })
      log.error(`${error.reason}: ${name}`)
      onTimeout(error)
      reject(error)
    }, delay)
  }

  /** Takes an open request out, so that it is settled once. */
  function take(id: string | undefined, name: RequestName | undefined): Open | undefined {
    const found = id === undefined ? undefined : open.get(id)
    if (id === undefined || found === undefined || found.name !== name) return undefined
    open.delete(id)
    found.stopTimer?.()
    return found
  }

  async function request<name extends RequestName>(
    name: name,
    payload: Payload<name>,
    { signal }: RequestOptions = {},
  ): Promise<Answer<name>> {
    if (signal?.aborted) throw new FrameAbortedError()
    if (closed !== undefined) throw closed
    const id = createId()
    const needsUser = isShown(name, payload)
    const stopListening = new AbortController()
    try {
      return await new Promise<Answer<name>>((resolve, reject) => {
        const settle = resolve as Open['resolve']
        const entry: Open = { name, isApproval: needsUser, resolve: settle, reject, stopTimer: undefined }
        const delay = timeoutOf(name, needsUser)
        if (delay !== undefined) entry.stopTimer = expireAfter(id, entry, delay)
        open.set(id, entry)
        const giveUp = () => take(id, name)?.reject(new FrameAbortedError())
        signal?.addEventListener('abort', giveUp, { signal: stopListening.signal })
        post(toRequest(name, id, payload))
        if (needsUser) onApprovals(approvals().length)
      })
    } catch (error) {
      if (!(error instanceof FrameReplyError)) throw error
      if (isPasskeyNeeded(error.shortMessage) && WITH_PASSKEY.includes(name) && !needsUser)
        return await request(name, { ...payload, passkey: true } as Payload<name>, { signal })
      // A link may be opened, and an app may sign, later than one request lasts.
      if (error.shortMessage !== STILL_WAITING || !RETRIED.includes(name)) throw error
      return await request(name, payload, { signal })
    } finally {
      stopListening.abort()
      if (needsUser) onApprovals(approvals().length)
    }
  }

  return {
    request,

    /** Settles the request that an event answers. */
    receive(event: Exclude<ParsedEvent, { status: 'ready' }>) {
      if (event.status === 'sessionUpdate') return
      if (event.status === 'invalid') log.warn(`Invalid event: ${event.detail}`)
      const answered = take(event.id, event.name)
      if (answered === undefined) {
        if (event.status !== 'invalid') log.warn(`Nothing waits for this answer to ${event.name}`)
        return
      }
      if (event.status === 'success') return answered.resolve(event.payload)
      const message = event.status === 'error' && event.message !== '' ? event.message : UNREADABLE
      answered.reject(new FrameReplyError({ request: answered.name, message }))
    },

    /**
     * Takes back what waits for the user's approval. The iframe settles it: what was approved before this arrives is
     * still answered.
     */
    abort() {
      const waiting = [...open].filter(([, each]) => each.isApproval)
      if (waiting.length === 0) return
      for (const [id, entry] of waiting) entry.stopTimer ??= expireAfter(id, entry, timeouts.abort)
      post(toRequest('RPC_ABORT', createId(), undefined))
    },

    /** Rejects everything that is open, and each later request. */
    close(error: Error) {
      closed = error
      for (const [id, { name }] of [...open]) take(id, name)?.reject(error)
    },
  }
}

/** Not `randomUUID`, which pages without TLS do not have. */
const createId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
