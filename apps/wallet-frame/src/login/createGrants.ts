import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { EXPIRED_LINK } from '@foyer/embedded-wallet-frame/protocol'
import { CODE_MS } from './createCodes.ts'
import type { CreateMailLoginParameters } from './createMailLogin.ts'

export type CreateGrantsParameters = Omit<CreateMailLoginParameters, 'codes'>

/** Approvals of the vault for those who are logged in. */
export function createGrants(parameters: CreateGrantsParameters) {
  const { vault, device, links, sessions, projectId, locale } = parameters

  /** An approval that the vault has given who is logged in, and still takes. */
  async function approval(): Promise<string | undefined> {
    const { account } = await sessions.require()
    return sessions.approvalOf(account, CODE_MS)
  }

  return {
    approval,

    /**
     * An approval of the vault for who is logged in. `link`: one was mailed, see `waitForApproval`. `login`: who logs in
     * at a provider gets one with each login.
     */
    async requestApproval(origin: string): Promise<{ id: string } | 'link' | 'login'> {
      const { account, email: address } = await sessions.require()
      const known = await approval()
      if (known !== undefined) return { id: known }
      if (address !== account) return 'login'
      const { id } = await vault.startApproval({ projectId, origin, email: account, locale: locale() })
      await device.addApproval({ id, email: account })
      return 'link'
    },

    async waitForApproval(signal: AbortSignal): Promise<{ id: string }> {
      const { account } = await sessions.require()
      await links.waitFor(account, signal)
      const id = links.grantOf(account)
      if (id === undefined) throw new ReplyError(EXPIRED_LINK)
      sessions.approve(account, id)
      await links.spend(account)
      return { id }
    },
  }
}
