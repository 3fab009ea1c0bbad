import { createDeferred } from '../protocol/floor.ts'
import { parseEvent } from '../protocol/parseEvent.ts'
import { createChannel } from './createChannel.ts'
import { createDialog, type DialogStrings } from './createDialog.ts'
import type { CreateFrameParameters } from './createFrame.ts'
import type { Log } from './createLog.ts'
import { FrameLoadError } from './errors.ts'
import { startTimer } from './startTimer.ts'
import { TIMEOUTS } from './timeouts.ts'
import { toSdkUrl } from './toSdkUrl.ts'

export type MountedFrame = {
  channel: ReturnType<typeof createChannel>
  ready: Promise<void>
  /** Half a second after READY. */
  settled: Promise<void>
  abort: () => void
  unmount: (error: Error) => void
}

type MountFrameParameters = Omit<CreateFrameParameters, 'log'> & {
  log: Log
  /** The user has closed the dialog. */
  onClose: () => void
  onUnmount: () => void
}

const ENGLISH: DialogStrings = { title: 'Wallet' }

/** Puts the wallet's iframe into the page, and follows whether it loads. */
export function mountFrame(parameters: MountFrameParameters): MountedFrame {
  const { secureSite, theme, log, strings = () => ENGLISH, timeouts = TIMEOUTS } = parameters
  const { onFailure = () => {}, onDialog = () => {}, onClose, onUnmount } = parameters
  const url = toSdkUrl(secureSite, {
    projectId: parameters.projectId,
    chainId: parameters.chainId(),
    enableLogger: String(parameters.enableLogger ?? true),
    rpcUrl: parameters.rpcUrl?.(),
    enableCloudAuthAccount: parameters.emailCapture?.() ? 'true' : undefined,
  })
  const iframe = createIframe(url)
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
    onUnmount()
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
  const dialog = createDialog({ iframe, strings, theme, onClose })
  return { channel, ready: ready.promise, settled: settled.promise, abort, unmount }
}

function createIframe({ href, origin }: URL) {
  const iframe = document.createElement('iframe')
  iframe.id = 'w3m-iframe'
  iframe.name = 'w3m-secure-iframe'
  iframe.style.position = 'fixed'
  iframe.style.zIndex = '999999'
  // Of everything that needs it, a frame of another origin may ask for a passkey of its own, and for no more.
  iframe.allow = `publickey-credentials-get ${origin}`
  iframe.src = href
  return iframe
}
