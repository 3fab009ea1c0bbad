import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { Payload } from '@foyer/embedded-wallet-frame/protocol'
import type { Project } from '@foyer/wallet-api'
import type { ServeBackupParameters } from '../backup/serveBackup.ts'
import { loadPart } from '../parts/loadPart.ts'
import type { RpcRequest } from '../rpc/createPost.ts'
import type { Costs } from '../rpc/prepareTransaction.ts'
import type { AskPlace } from './askOnPage.ts'
import type { Description } from './describe/describeRequest.ts'
import type { Decision } from './fy-wallet-approval.ts'

export type ApprovalRequest = {
  /** JSON of `{ method, params }`, serialised once: the screen and the worker both parse this text. */
  text: string
  /** Of a transaction. */
  costs?: Costs | undefined
  account: string
  /** Of EVM. 0 elsewhere. */
  chainId: number
  /** The description by another part: the one that reads that network has read the text. */
  described?: { description: Description; network: string } | undefined
  /** Verified. */
  origin: string
  /** As the dapp says. */
  dapp: { name?: string | undefined; icon?: string | undefined }
  signal: AbortSignal
}

/** Theme and language of the dapp. */
export type ApprovalSettings = {
  locale: () => string
  /** Without a mode: as the system has it. */
  theme: () => Pick<Payload<'SYNC_THEME'>, 'themeMode' | 'themeVariables'>
  /** Calls the listener after a change. The returned function ends it. */
  subscribe: (listener: () => void) => () => void
}

export type CreateApprovalsParameters = {
  /** The screens are drawn in it, and nothing else is. */
  root: HTMLElement
  project: Pick<Project, 'chains' | 'contracts'>
  rpc: (chainId: number) => RpcRequest
  settings: ApprovalSettings
  /** Ends a request that is being filled in, when the user wants nothing of it. */
  abort: () => void
}

/** A passkey that a login needs. */
export type PasskeyRequest<T> = Pick<ApprovalRequest, 'origin' | 'dapp' | 'signal'> & {
  /** Has the browser ask for it. Called at a press, and again when the user tries again. */
  run: () => Promise<T>
}

/** A backup that the user wants. */
export type BackupRequest = Pick<ApprovalRequest, 'origin' | 'dapp' | 'signal'> &
  Pick<ServeBackupParameters, 'login' | 'signer'>

export const BUSY = 'Another request is waiting for approval'

export type Approvals = {
  /** True if a request is shown: from `showPreparing` or `ask` to `close`, or to its rejection. */
  isBusy: () => boolean
  /** Shows that a request is being filled in. */
  showPreparing: () => void
  /**
   * Shows a request until the user decides. It ends as rejected when the dapp takes it back or the page goes away. What
   * was approved stays as "Signing…" or "Sending…" until `close`.
   *
   * @throws {ReplyError} another one is open, this one cannot be read, or the screens do not load
   */
  ask: (request: ApprovalRequest) => Promise<Decision>
  /**
   * Shows what the passkey is for, and asks for it at a press. What was shown stays until `close`.
   *
   * @throws {ReplyError} another request is open, the user declines, or the screen does not load
   */
  askPasskey: <T>(request: PasskeyRequest<T>) => Promise<T>
  /**
   * Offers a backup, and resolves when the user has its file. What was shown stays until `close`.
   *
   * @throws {ReplyError} another request is open, the user declines, or the screen does not load
   */
  askBackup: (request: BackupRequest) => Promise<void>
  /** Takes away what is shown of a request that is done. One that still waits for the user stays. */
  close: () => void
}

/**
 * Asks the user, one request at a time.
 *
 * @example
 * const approvals = createApprovals({ root: document.body, project, rpc, settings })
 * approvals.showPreparing()
 * await approvals.ask({ text, account, chainId: 56, origin, dapp: {}, signal }) // 'approved'
 * approvals.close()
 */
export function createApprovals(parameters: CreateApprovalsParameters): Approvals {
  let status: 'idle' | 'preparing' | 'asking' | 'working' = 'idle'
  let screens: ReturnType<typeof import('./createScreens.ts')['createScreens']> | undefined

  /** Of a passkey or a backup. */
  let page: Element | undefined

  // Most pages never ask: what draws comes with the first request.
  async function load() {
    const { createScreens } = await loadPart(() => import('./createScreens.ts'))
    screens ??= createScreens(parameters)
    return screens
  }

  async function askAlone<T>(ask: (place: AskPlace) => Promise<T>): Promise<T> {
    if (status !== 'idle') throw new ReplyError(BUSY)
    status = 'asking'
    try {
      return await ask({ ...parameters, keep: (shown) => (page = shown) })
    } finally {
      status = 'working'
    }
  }

  const isPreparing = () => status === 'preparing'

  return {
    isBusy: () => status !== 'idle',

    showPreparing() {
      if (status !== 'idle') return
      status = 'preparing'
      // If it does not load, `ask` says so.
      load().then(
        ({ showPreparing }) => showPreparing(isPreparing),
        () => {},
      )
    },

    async ask(request) {
      if (status === 'asking' || status === 'working') throw new ReplyError(BUSY)
      status = 'asking'
      let decision: Decision = 'rejected'
      try {
        const { ask } = await load()
        decision = await ask(request)
        return decision
      } finally {
        status = decision === 'approved' ? 'working' : 'idle'
      }
    },

    askPasskey: (request) =>
      askAlone(async (place) =>
        (await loadPart(() => import('../passkey/showPasskey.ts'))).showPasskey(place, request),
      ),

    askBackup: (request) =>
      askAlone(async (place) =>
        (await loadPart(() => import('../backup/showBackup.ts'))).showBackup(place, request),
      ),

    close() {
      if (status === 'asking') return
      status = 'idle'
      screens?.close()
      page?.remove()
    },
  }
}
