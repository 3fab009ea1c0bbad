import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { deletionPending, passkeyNeeded, SESSION_ENDED } from '@foyer/embedded-wallet-frame/protocol'
import type { Auth } from '../api/createAuth.ts'
import { RefusedError, UnreachableError } from '../api/errors.ts'
import type { Device, DeviceShare, Session } from '../device/createDevice.ts'
import type { Keys, VaultAnswer } from '../keys/createKeys.ts'
import { DeletionPendingError, PasskeyNeededError } from '../keys/errors.ts'
import { createEnding } from './createEnding.ts'
import type { createLinks } from './createLinks.ts'

/** Time that after the code a sign-in message is signed without a screen. In milliseconds. */
const FRESH_MS = 5 * 60_000

export type CreateSessionsParameters = {
  auth: Pick<Auth, 'report'>
  device: Device
  keys: Keys
  links: ReturnType<typeof createLinks>
  siteUrl: string
  /** True if this is the user's own page. */
  isOwnPage: boolean
}

/** The user who is logged in, and the values beside D. */
export type LoggedIn = { session: Session; share: DeviceShare }

/** The session that any tab has begun, and the wallet that it opens. */
export function createSessions({ auth, device, keys, links, siteUrl, isOwnPage }: CreateSessionsParameters) {
  /** The time at which this page has begun a session. */
  let begunAt: number | undefined
  /** The approval that the vault has given last. */
  let approved: { account: string; id: string; at: number } | undefined
  /** The user whom the page shows. Another tab may have logged in another one since. */
  let shownId: string | undefined
  const { ending, isTrusted, trust } = createEnding({ auth, device, keys })

  function approve(account: string, id: string): void {
    approved = { account, id, at: Date.now() }
  }

  async function open(session: Session, held?: VaultAnswer): Promise<LoggedIn> {
    const { account: address } = session
    const approvalId = links.grantOf(address)
    const share = await ending(session, () =>
      keys.open(session, { approvalId, isTrusted: isTrusted(address), held }),
    ).catch((cause: unknown) => {
      if (cause instanceof PasskeyNeededError) throw new ReplyError(passkeyNeeded(siteUrl), { cause })
      if (cause instanceof DeletionPendingError)
        throw new ReplyError(deletionPending(siteUrl, cause.purgeAt), { cause })
      throw cause
    })
    trust(address)
    if (isOwnPage) shownId = session.userId
    if (approvalId !== undefined) approve(address, approvalId)
    await links.spend(address)
    // The user may have another address than when this page was opened.
    return { session: (await device.readSession()) ?? session, share }
  }

  async function read(): Promise<Session | undefined> {
    const session = await device.readSession()
    return shownId === undefined || shownId === session?.userId ? session : undefined
  }

  return {
    ending,
    approve,
    open,
    read,
    isTrusted,

    /** @throws {ReplyError} nobody is logged in, or not any more */
    async require(): Promise<Session> {
      const session = await read()
      if (session) return session
      await keys.lock()
      throw new ReplyError(SESSION_ENDED)
    },

    /** A login of this page takes the place of the session that any tab has begun. */
    async begin(session: Session): Promise<void> {
      await keys.lock()
      shownId = undefined
      await device.writeSession(session)
      begunAt = Date.now()
    },

    /** Opens the wallet, and has the signer hold its key. */
    async unlock(session: Session, held?: VaultAnswer): Promise<LoggedIn> {
      const loggedIn = await open(session, held)
      await ending(session, () => keys.unlock(session))
      return loggedIn
    },

    /** True for a session that still stands, with a wallet on this device. */
    async resume(address: string): Promise<boolean> {
      const session = await device.readSession()
      if (session?.account !== address) return false
      try {
        await open(session)
        return true
      } catch (error) {
        // Without an approval nothing is decided yet: the way of a new device asks both servers.
        const isOpen = error instanceof RefusedError || links.grantOf(address) === undefined
        if (isOpen && !(error instanceof UnreachableError)) return false
        throw error
      }
    },

    /** An approval of the last `within` milliseconds for this account. */
    approvalOf: (account: string, within: number): string | undefined =>
      approved?.account === account && Date.now() - approved.at < within ? approved.id : undefined,

    /** True if this page has begun a session a moment ago. Another address that is asked for changes nothing. */
    isFresh: (): boolean => begunAt !== undefined && Date.now() - begunAt < FRESH_MS,

    /** Shows nobody any more. */
    leave(): void {
      shownId = undefined
    },

    reset(): void {
      begunAt = undefined
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
