import type { Answer } from '../protocol/answers.ts'
import { parseUrl } from '../protocol/floor.ts'
import { isShown } from '../protocol/isShown.ts'
import type { RequestName } from '../protocol/names.ts'
import { parseEvent } from '../protocol/parseEvent.ts'
import { parseRequest } from '../protocol/parseRequest.ts'
import type { Payload } from '../protocol/payloads.ts'
import { ABORTED, FAILED } from '../protocol/texts.ts'
import { toError, toReady, toSuccess } from '../protocol/toMessage.ts'
import { ReplyError } from './ReplyError.ts'

export type HostContext = {
  /** The dapp's, as the browser has verified it. */
  origin: string
  /** Aborts when the dapp takes the request back, and when the host is destroyed. */
  signal: AbortSignal
  /**
   * Call it when the user has approved, before anything is signed: RPC_ABORT comes too late from then on. False when it
   * came before.
   */
  commit: () => boolean
  /** Call it when nothing came of what was signed and the user is asked again: RPC_ABORT takes the request back from then on. */
  reopen: () => void
}

/** Handlers of requests, by name. One that throws {@link ReplyError} chooses the error that the dapp reads. */
export type Handlers = {
  [name in Exclude<RequestName, 'RPC_ABORT'>]: (
    payload: Payload<name>,
    context: HostContext,
  ) => Answer<name> | Promise<Answer<name>>
}

/** A request that is answered with an error. */
export type FailedRequest = { name: RequestName; id: string; origin: string }

/** The part of the iframe's `window` that is used. */
export type HostWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent'> & {
  location: { ancestorOrigins?: ArrayLike<string> }
}

export type CreateHostParameters = {
  /** Origins that may use the wallet, exact. */
  origins: readonly string[]
  /** Told to the dapp in READY. */
  version: string
  /** A request without a handler gets an error that says so. */
  handlers: Partial<Handlers>
  /** Told of each message that is dropped or does not fit. */
  warn: (message: string) => void
  /** Told of errors that the dapp does not get to read. */
  report: (error: unknown) => void
  /** Takes a failed request over when it returns true: `fail` answers it, also on the next page. Default never. */
  defer?: ((error: unknown, request: FailedRequest) => boolean) | undefined
  /** Default the page's. */
  target?: HostWindow
}

type Open = {
  name: RequestName
  controller: AbortController
  /** True if RPC_ABORT ends it. */
  isAbortable: boolean
  reply: (message: ReturnType<typeof toError>) => void
}

/**
 * Answers the dapp that embeds this page. Takes a message only from the parent window and from a listed origin, and
 * answers each request once, to that origin only. It listens from the start, so that nothing sent after READY is lost.
 *
 * @example
 * const host = createHost({ origins: ['https://dapp.example'], version: '1', handlers, warn, report })
 * host.ready()
 */
export function createHost({
  origins,
  version,
  handlers,
  warn,
  report,
  defer,
  target = globalThis.window,
}: CreateHostParameters) {
  const allowed = new Set(origins.map(toOrigin))
  const open = new Map<string, Open>()
  let isReady = false

  function onMessage({ data, origin, source }: MessageEvent<unknown>) {
    if (source !== target.parent || target.parent === (target as unknown)) return
    if (!allowed.has(origin)) return warn(`Dropped a message of ${origin}, which is not listed`)
    const request = parseRequest(data)
    const { id, name } = request
    if (request.status === 'invalid') warn(`Invalid message: ${request.detail}`)
    if (name === 'RPC_ABORT') return abort()
    if (id === undefined || name === undefined) {
      if (request.status === 'request') warn(`Dropped ${name} without an id`)
      return
    }
    if (open.has(id)) return warn(`Dropped ${name}: its id is still open`)
    if (request.status === 'request') void answer(name, id, request.payload, origin)
    else target.parent.postMessage(toError(name, id, request.message), origin)
  }

  async function answer<name extends keyof Handlers>(
    name: name,
    id: string,
    payload: unknown,
    origin: string,
  ) {
    const controller = new AbortController()
    const { signal } = controller
    const entry: Open = {
      controller,
      name,
      isAbortable: isShown(name, payload),
      reply(message) {
        if (open.get(id) !== entry) return
        open.delete(id)
        target.parent.postMessage(message, origin)
      },
    }
    open.set(id, entry)

    function commit() {
      entry.isAbortable = false
      return !signal.aborted
    }

    function reopen() {
      entry.isAbortable = true
    }

    try {
      const handler = handlers[name]
      if (handler === undefined) throw new ReplyError(`${name} is not supported yet`)
      const result = await handler(payload as Payload<name>, { origin, signal, commit, reopen })
      entry.reply(checked(name, id, result))
    } catch (error) {
      if (signal.aborted || defer?.(error, { name, id, origin })) return
      if (!(error instanceof ReplyError)) report(error)
      entry.reply(toError(name, id, error instanceof ReplyError ? error.message : FAILED))
    }
  }

  /** Ends what waits for the user. The dapp expects no answer to RPC_ABORT itself. */
  function abort() {
    for (const [id, { name, controller, isAbortable, reply }] of open) {
      if (!isAbortable) continue
      controller.abort()
      reply(toError(name, id, ABORTED))
    }
  }

  target.addEventListener('message', onMessage)
  return {
    /** Says once that requests are answered. Only a listed origin gets to read it. */
    ready() {
      if (isReady || target.parent === (target as unknown)) return
      isReady = true
      const parent = target.location.ancestorOrigins?.[0]
      for (const origin of allowed)
        if (parent === undefined || parent === origin) target.parent.postMessage(toReady(version), origin)
    },

    /** Answers what waits for the user, who wants nothing of it, as RPC_ABORT does. */
    abort,

    /** The ids of the requests that are not answered yet. */
    openIds: () => [...open.keys()],

    /** Answers a request with an error. One of an earlier page need not be open. */
    fail({ name, id, origin }: FailedRequest, message: string) {
      open.delete(id)
      if (allowed.has(origin)) target.parent.postMessage(toError(name, id, message), origin)
    },

    destroy() {
      target.removeEventListener('message', onMessage)
      for (const { controller } of open.values()) controller.abort()
      open.clear()
    },
  }
}

/** The answer as a client can read it: one that it refused would leave its request open for ever. */
function checked<name extends RequestName>(name: name, id: string, answer: Answer<name>) {
  const event = parseEvent(toSuccess(name, id, answer))
  if (event.status !== 'success')
    throw new Error(`The answer to ${name} does not fit: ${event.status === 'invalid' ? event.detail : ''}`)
  return toSuccess(name, id, event.payload as Answer<name>)
}

function toOrigin(origin: string) {
  const isExact = parseUrl(origin)?.origin === origin && !origin.includes('*')
  if (!isExact) throw new TypeError(`${origin} is not an origin, such as https://dapp.example`)
  return origin
}
