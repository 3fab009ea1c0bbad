import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { EXPIRED_LINK, STILL_WAITING } from '@foyer/embedded-wallet-frame/protocol'
import type { Vault } from '../api/createVault.ts'
import { UnreachableError } from '../api/errors.ts'
import type { LINK_TIMES } from './createLinks.ts'
import { pause } from './pause.ts'

export type WaitForApprovalParameters = {
  vault: Pick<Vault, 'readApproval'>
  /** Of the link. */
  id: string
  signal: AbortSignal
  times: typeof LINK_TIMES
  /** The text after the user has refused. */
  rejection: string
}

/**
 * Waits until a link is approved. A vault that does not answer may come back while the user reads mails.
 *
 * @throws {ReplyError} it was refused, has expired, or is still waited for
 */
export async function waitForApproval(parameters: WaitForApprovalParameters): Promise<void> {
  const { vault, id, signal, times, rejection } = parameters
  const end = Date.now() + times.wait
  for (;;) {
    const status = await vault.readApproval(id, signal).then(
      (answer) => answer.status,
      (error) => {
        if (error instanceof UnreachableError && Date.now() < end && !signal.aborted) return 'pending'
        throw error
      },
    )
    if (status === 'approved') return
    if (status === 'denied') throw new ReplyError(rejection)
    if (status === 'expired') throw new ReplyError(EXPIRED_LINK)
    if (Date.now() >= end) throw new ReplyError(STILL_WAITING)
    await pause(times.poll, signal)
  }
}
