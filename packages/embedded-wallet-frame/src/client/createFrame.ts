import type { Answer } from '../protocol/answers.ts'
import { isShown } from '../protocol/isShown.ts'
import type { RequestName } from '../protocol/names.ts'
import type { Payload } from '../protocol/payloads.ts'
import type { RequestOptions } from './createChannel.ts'
import type { DialogStrings } from './createDialog.ts'
import { createLog, type LogEntry, type LogLevel } from './createLog.ts'
import { FrameAbortedError, type FrameLoadError, type FrameTimeoutError } from './errors.ts'
import { type MountedFrame, mountFrame } from './mountFrame.ts'
import type { Timeouts } from './timeouts.ts'

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
  const { dappData, theme } = parameters
  const log = createLog({
    enabled: parameters.enableLogger,
    level: parameters.logLevel,
    write: parameters.log,
  })
  let mounted: MountedFrame | undefined
  let isDestroyed = false
  /** Replaced by each `abort`. */
  let aborting = new AbortController()

  function mount() {
    if (isDestroyed) throw new FrameAbortedError()
    if (mounted !== undefined) return mounted
    mounted = mountFrame({
      ...parameters,
      log,
      onClose: abort,
      onUnmount() {
        mounted = undefined
      },
    })
    mounted.ready.then(sync, () => {})
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

  function abort() {
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
    abort,

    /** Aborts with the next `abort`, for what is prepared before a request is sent. */
    abortSignal: () => aborting.signal,

    destroy() {
      isDestroyed = true
      mounted?.unmount(new FrameAbortedError())
    },
  }
}

export type Frame = ReturnType<typeof createFrame>
