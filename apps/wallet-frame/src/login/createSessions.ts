import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { deletionPending, passkeyNeeded, SESSION_ENDED } from '@foyer/embedded-wallet-frame/protocol'
import type { Auth } from '../api/createAuth.ts'
import { isRefusal, RefusedError, UnreachableError } from '../api/errors.ts'
import type { Device, DeviceShare, Session } from '../device/createDevice.ts'
import type { Keys, VaultAnswer } from '../keys/createKeys.ts'
import { DeletionPendingError, PasskeyNeededError, WalletError } from '../keys/errors.ts'
import { SignerError } from '../signer/errors.ts'
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
  /** Addresses whose D does not fit what the servers say: they take the way of a new device. */
  const distrusted = new Set<string>()

  /** Ends the session here where the server has ended it. */
  async function ending<T>(session: Session, run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      if (isRefusal(error, ['session', 'revoked'])) {
        // If another tab has logged in since, its session stands.
        if ((await device.readSession())?.token === session.token) {
          await device.removeSession()
          if (isRefusal(error, ['revoked'])) await device.removeShare(session.account)
        }
        await keys.lock()
      }
      const isUseless = error instanceof WalletError && error.reason === 'noShare'
      if (isUseless && !distrusted.has(session.account)) await device.removeShare(session.account)
      const isUnfit = error instanceof SignerError && error.reason === 'mismatch'
      if (isUnfit || error instanceof WalletError) distrusted.add(session.account)
      const isDisagreement = error instanceof WalletError && error.reason === 'disagree'
      // Neither server can find this by itself. Whether its operator can be told changes nothing here.
      if (isUnfit || isDisagreement)
        void auth.report(session.token, isUnfit ? 'mismatch' : 'disagree').catch(() => {})
      throw error
    }
  }

  function approve(account: string, id: string): void {
    approved = { account, id, at: Date.now() }
  }

  async function open(session: Session, held?: VaultAnswer): Promise<LoggedIn> {
    const { account: address } = session
    const approvalId = links.grantOf(address)
    const share = await ending(session, () =>
      keys.open(session, { approvalId, isTrusted: !distrusted.has(address), held }),
    ).catch((cause: unknown) => {
      if (cause instanceof PasskeyNeededError) throw new ReplyError(passkeyNeeded(siteUrl), { cause })
      if (cause instanceof DeletionPendingError)
        throw new ReplyError(deletionPending(siteUrl, cause.purgeAt), { cause })
      throw cause
    })
    distrusted.delete(address)
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
    isTrusted: (account: string): boolean => !distrusted.has(account),

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
