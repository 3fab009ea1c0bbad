import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  EXPIRED_LINK,
  LINK_REJECTED,
  RECOVERY_UNAVAILABLE,
  STILL_WAITING,
} from '@foyer/embedded-wallet-frame/protocol'
import type { Vault } from '../api/createVault.ts'
import { hasStatus, UnreachableError } from '../api/errors.ts'
import type { Device } from '../device/createDevice.ts'
import { pause } from './pause.ts'

/** In milliseconds. */
export const LINK_TIMES = {
  /** CONNECT_DEVICE is answered before clients stop listening at 120 s. */
  wait: 115_000,
  poll: 1_500,
}

/** Of the links that were mailed, these newest ones are looked after. */
const WATCHED = 2

export type CreateLinksParameters = {
  vault: Pick<Vault, 'readApproval'>
  device: Pick<Device, 'readApprovals' | 'removeApproval'>
  times?: typeof LINK_TIMES
}

type Decided = 'approved' | 'denied' | 'expired'

/** The links that the vault has mailed: what became of them, and the approval that one of them gave. */
export function createLinks({ vault, device, times = LINK_TIMES }: CreateLinksParameters) {
  /** An approval of this device that can still be used. */
  let grant: { id: string; email: string } | undefined
  let watching: { email: string; decided: Promise<Decided>; controller: AbortController } | undefined
  let lastLook: 'pending' | 'lost' = 'pending'

  const readStatus = (id: string, signal?: AbortSignal) =>
    vault.readApproval(id, signal).then(
      ({ status }) => status,
      (error) => {
        // The vault has forgotten it.
        if (hasStatus(error, 404)) return 'expired' as const
        throw error
      },
    )

  async function look(email: string, signal?: AbortSignal): Promise<Decided | 'pending'> {
    const approvals = (await device.readApprovals(email)).slice(0, WATCHED)
    const statuses = new Set<string>()
    for (const { id } of approvals) {
      const status = await readStatus(id, signal)
      statuses.add(status)
      if (status === 'approved') {
        grant = { id, email }
        return 'approved'
      }
      if (status === 'expired') await device.removeApproval(id)
    }
    if (statuses.has('pending')) return 'pending'
    return statuses.has('denied') ? 'denied' : 'expired'
  }

  async function watch(email: string, signal: AbortSignal): Promise<Decided> {
    for (;;) {
      const status = await look(email, signal).catch((error) => {
        // The vault may come back while the user looks for the mail, and those who share an address with others wait.
        const isBusy = hasStatus(error, 429)
        if ((error instanceof UnreachableError || isBusy) && !signal.aborted) return 'lost' as const
        throw error
      })
      if (status !== 'pending' && status !== 'lost') return status
      lastLook = status
      await pause(times.poll, signal)
    }
  }

  /** One look at a time, however many requests wait. It goes on when nobody waits any more. */
  function startWatching(email: string) {
    const controller = new AbortController()
    const decided = watch(email, controller.signal)
    const started = { email, decided, controller }
    const end = () => {
      if (watching === started) watching = undefined
    }
    decided.then(end, end)
    return started
  }

  const links = {
    look,

    /** The id of an approval for this address. */
    grantOf: (email: string) => (grant?.email === email ? grant.id : undefined),

    /** An approval that came without a link. */
    grantTo(email: string, id: string): void {
      grant = { id, email }
    },

    /** Forgets the approval that this address has used: it is for one device, once. */
    async spend(email: string): Promise<void> {
      if (grant?.email !== email) return
      await device.removeApproval(grant.id)
      grant = undefined
    },

    /**
     * Waits until a link is approved.
     *
     * @throws {ReplyError} it was rejected, it has expired, or the time is over
     */
    async waitFor(email: string, signal: AbortSignal): Promise<void> {
      if (watching?.email !== email) links.forget()
      watching ??= startWatching(email)
      const { decided, controller } = watching
      const late = pause(times.wait, signal).then(() => 'late' as const)
      const status = await Promise.race([decided, late]).catch((error) => {
        // Another address is asked for.
        if (controller.signal.aborted) return 'late' as const
        throw error
      })
      if (status === 'denied') throw new ReplyError(LINK_REJECTED)
      if (status === 'expired') throw new ReplyError(EXPIRED_LINK)
      if (status === 'late') throw new ReplyError(lastLook === 'lost' ? RECOVERY_UNAVAILABLE : STILL_WAITING)
    },

    /** Ends what waits. */
    forget(): void {
      watching?.controller.abort()
      watching = undefined
    },

    reset(): void {
      links.forget()
      grant = undefined
    },
  }
  return links
}
