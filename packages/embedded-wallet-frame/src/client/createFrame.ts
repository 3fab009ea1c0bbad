import type { Answer } from '../protocol/answers.ts'
import { createDeferred } from '../protocol/floor.ts'
import { isShown } from '../protocol/isShown.ts'
import type { RequestName } from '../protocol/names.ts'
import { parseEvent } from '../protocol/parseEvent.ts'
import type { Payload } from '../protocol/payloads.ts'
import { createChannel, type RequestOptions } from './createChannel.ts'
import { createDialog, type DialogStrings } from './createDialog.ts'
import { createLog, type LogEntry, type LogLevel } from './createLog.ts'
import { FrameAbortedError, FrameLoadError, type FrameTimeoutError } from './errors.ts'
import { startTimer } from './startTimer.ts'
import { TIMEOUTS, type Timeouts } from './timeouts.ts'
import { toSdkUrl } from './toSdkUrl.ts'

export type CreateFrameParameters = {
  /** Address of the secure site, for example `https://wallet.example`. Never the dapp's own origin. */
  secureSite: string
  projectId: string
  /** The CAIP-2 id of the dapp's network, read when the iframe is mounted. */
  chainId: () => string
  /** A node of that network. */
  rpcUrl?: (() => string | undefined) | undefined
  /** Returns true if the server asks users for their e-mail address (`email_capture`). Default false. */
  emailCapture?: (() => boolean) | undefined
  /** Returns the details of the dapp that the wallet shows. */
  dappData: () => Payload<'SYNC_DAPP_DATA'>
  theme: () => Payload<'SYNC_THEME'>
  /** Default English. */
  strings?: (() => DialogStrings) | undefined
  /** False writes no log, here and in the iframe. Default true. */
  enableLogger?: boolean | undefined
  /** Default `error`. */
  logLevel?: LogLevel | undefined
  /** Receives the log. Default the console. */
  log?: ((entry: LogEntry) => void) | undefined
  /** Called when the iframe did not load or a request was not answered in time, before the request rejects. */
  onFailure?: ((error: FrameLoadError | FrameTimeoutError) => void) | undefined
  /** Called with true when the dialog opens, and with false when it closes. */
  onDialog?: ((isOpen: boolean) => void) | undefined
  timeouts?: Timeouts | undefined
}

/** Requests that are answered before a login, so they are sent as soon as the iframe listens. */
const BEFORE_LOGIN: readonly RequestName[] = [
  'SYNC_DAPP_DATA',
  'SYNC_THEME',
  'IS_CONNECTED',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
]

const ENGLISH: DialogStrings = { title: 'Wallet' }

type Mounted = {
  channel: ReturnType<typeof createChannel>
  ready: Promise<void>
  /** Half a second after READY. */
  settled: Promise<void>
  abort: () => void
  unmount: (error: Error) => void
}

/**
 * The wallet's iframe. Nothing is mounted or requested before the first `mount` or `request`; it stays hidden until
 * something is to be approved.
 *
 * @example
 * const frame = createFrame({ secureSite: 'https://wallet.example', projectId, chainId: () => 'eip155:56', dappData, theme })
 * await frame.request('CONNECT_EMAIL', { email: 'ada@example.org' })
 * // { action: 'VERIFY_DEVICE' }
 */
export function createFrame(parameters: CreateFrameParameters) {
  const { secureSite, dappData, theme, strings = () => ENGLISH, timeouts = TIMEOUTS } = parameters
  const { onFailure = () => {}, onDialog = () => {} } = parameters
  const log = createLog({
    enabled: parameters.enableLogger,
    level: parameters.logLevel,
    write: parameters.log,
  })
  let mounted: Mounted | undefined
  let isDestroyed = false
  /** Replaced by each `abort`. */
  let aborting = new AbortController()

  function create(): Mounted {
    const url = toSdkUrl(secureSite, {
      projectId: parameters.projectId,
      chainId: parameters.chainId(),
      enableLogger: String(parameters.enableLogger ?? true),
      rpcUrl: parameters.rpcUrl?.(),
      enableCloudAuthAccount: parameters.emailCapture?.() ? 'true' : undefined,
    })
    const iframe = document.createElement('iframe')
    iframe.id = 'w3m-iframe'
    iframe.name = 'w3m-secure-iframe'
    iframe.style.position = 'fixed'
    iframe.style.zIndex = '999999'
    // Of everything that needs it, a frame of another origin may ask for a passkey of its own, and for no more.
    iframe.allow = `publickey-credentials-get ${url.origin}`
    iframe.src = url.href
    const ready = createDeferred<void>()
    const settled = createDeferred<void>()
    const channel = createChannel({
      post: (message) => iframe.contentWindow?.postMessage(message, url.origin),
      timeouts,
      log,
      onTimeout: onFailure,
      onApprovals(count) {
        if (count > 0) dialog.show()
        else dialog.hide()
        onDialog(count > 0)
      },
    })

    function onMessage({ data, origin, source }: MessageEvent<unknown>) {
      if (source !== iframe.contentWindow || origin !== url.origin) return
      const event = parseEvent(data)
      if (event.status !== 'ready') return channel.receive(event)
      readies += 1
      stopWaiting()
      settleTimer ??= setTimeout(settled.resolve, timeouts.settle)
      ready.resolve()
    }

    function unmount(error: Error) {
      removeEventListener('message', onMessage)
      iframe.removeEventListener('load', onLoad)
      stopWaiting()
      clearTimeout(settleTimer)
      mounted = undefined
      ready.reject(error)
      settled.reject(error)
      channel.close(error)
      dialog.destroy()
    }

    /** Takes back what waits for the user. A page that has died does not answer, and a new one is mounted then. */
    function abort() {
      channel.abort()
      if (readies === 0) return
      // It has had its time from the first press of Escape.
      stopTimer ??= startTimer(fail, timeouts.framed)
      const answered = channel.request('SYNC_THEME', theme()).catch(() => {})
      void answered.then(stopWaiting)
    }

    function stopWaiting() {
      stopTimer?.()
      stopTimer = undefined
    }

    function fail() {
      const error = new FrameLoadError({ origin: url.origin, isFramed })
      log.error(`${error.reason}: ${url.origin}`)
      onFailure(error)
      unmount(error)
    }

    /**
     * Every site above the iframe must be listed. What a browser shows in place of a page that may not be framed loads, too,
     * and so does a page whose scripts do not run in a browser that is older than those that know this colour. What loads
     * later, in the place of the wallet, is the wallet once more, or knows nothing of what waits.
     */
    function onLoad() {
      loads += 1
      const isFirst = loads === 1
      if (readies >= loads || (isFirst && !isFramed && CSS.supports('color', 'oklch(from red l c h)'))) return
      stopWaiting()
      stopTimer = startTimer(fail, timeouts.framed)
    }

    const isFramed = window.top !== window
    let loads = 0
    let readies = 0
    let settleTimer: ReturnType<typeof setTimeout> | undefined
    let stopTimer: (() => void) | undefined = startTimer(fail, timeouts.load)
    iframe.addEventListener('load', onLoad)
    // Each request that waits for these reports the failure itself.
    for (const { promise } of [ready, settled]) promise.catch(() => {})
    addEventListener('message', onMessage)
    const dialog = createDialog({ iframe, strings, theme, onClose: abortAll })
    ready.promise.then(sync, () => {})
    return { channel, ready: ready.promise, settled: settled.promise, abort, unmount }
  }

  function mount() {
    if (isDestroyed) throw new FrameAbortedError()
    mounted ??= create()
    return mounted
  }

  async function request<name extends RequestName>(
    name: name,
    ...[payload, options]: undefined extends Payload<name>
      ? [payload?: Payload<name>, options?: RequestOptions]
      : [payload: Payload<name>, options?: RequestOptions]
  ): Promise<Answer<name>> {
    const { signal } = aborting
    const { channel, ready, settled } = mount()
    await (BEFORE_LOGIN.includes(name) ? ready : settled)
    if (signal.aborted && isShown(name, payload)) throw new FrameAbortedError()
    return channel.request(name, payload as Payload<name>, options)
  }

  /** Tells the iframe what the dapp is and looks like. It shows its own values until it has been told. */
  function sync() {
    const warn = (error: Error) => log.warn(error.message)
    request('SYNC_DAPP_DATA', dappData()).catch(warn)
    request('SYNC_THEME', theme()).catch(warn)
  }

  function abortAll() {
    aborting.abort()
    aborting = new AbortController()
    mounted?.abort()
  }

  return {
    /** Mounts the iframe. Resolves when it takes requests. */
    mount: async () => mount().ready,

    request,

    /** Sends theme and metadata again after they have changed. Nothing is mounted for that. */
    sync() {
      void mounted?.ready.then(sync, () => {})
    },

    /** Takes back every request that the user has not approved yet. */
    abort: abortAll,

    /** Aborts with the next `abort`, for what is prepared before a request is sent. */
    abortSignal: () => aborting.signal,

    destroy() {
      isDestroyed = true
      mounted?.unmount(new FrameAbortedError())
    },
  }
}

export type Frame = ReturnType<typeof createFrame>
