import { type HostContext, ReplyError } from '@foyer/embedded-wallet-frame/host'
import { ABORTED, REJECTED } from '@foyer/embedded-wallet-frame/protocol'
import { type ApprovalRequest, type Approvals, BUSY } from '../approval/createApprovals.ts'
import type { Login } from '../login/createLogin.ts'
import type { Signer } from '../signer/createSigner.ts'
import type { Settings } from './createSettings.ts'

export type CreatePromptsParameters = {
  login: Login
  signer: Pick<Signer, 'backUp'>
  settings: Settings
  approvals: Approvals
  /** Counts a request that the user is asked about. */
  limit: () => void
}

export type Prompts = ReturnType<typeof createPrompts>

/** Asks the user: one request at a time, each on a screen. */
export function createPrompts({ login, signer, settings, approvals, limit }: CreatePromptsParameters) {
  function begin() {
    limit()
    if (approvals.isBusy()) throw new ReplyError(BUSY)
  }

  /** Shows that another screen follows: the user has left the one before. */
  function reopen(context: HostContext) {
    context.reopen()
    approvals.close()
    approvals.showPreparing()
  }

  return {
    reopen,

    /** Runs a request while no other one is shown. */
    async alone(run: () => Promise<unknown>): Promise<unknown> {
      begin()
      approvals.showPreparing()
      try {
        return await run()
      } finally {
        approvals.close()
      }
    },

    /** Resolves when the user has approved, and the key is there. */
    async ask(
      request: Pick<ApprovalRequest, 'text' | 'costs' | 'account' | 'chainId' | 'described'>,
      { origin, signal, commit }: HostContext,
    ): Promise<void> {
      if (signal.aborted) throw new ReplyError(ABORTED)
      const decision = await approvals.ask({ ...request, origin, dapp: settings.dapp(), signal })
      if (decision === 'rejected') throw new ReplyError(REJECTED)
      if (!commit()) throw new ReplyError(ABORTED)
      // It may have been open for longer than the key is held.
      await login.unlock()
    },

    /** Offers a backup of the wallet of who is logged in. The dapp hears that its user has one, and no more. */
    async saveBackup({ origin, signal }: HostContext): Promise<null> {
      begin()
      await login.current()
      try {
        await approvals.askBackup({ login, signer, origin, signal, dapp: settings.dapp() })
        return null
      } finally {
        approvals.close()
      }
    },
  }
}
