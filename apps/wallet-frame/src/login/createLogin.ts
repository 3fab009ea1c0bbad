import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  EXPIRED_CODE,
  EXPIRED_LINK,
  LINK_REJECTED,
  RECOVERY_UNAVAILABLE,
  SESSION_ENDED,
  STILL_WAITING,
} from '@foyer/embedded-wallet-frame/protocol'
import type { Auth } from '../api/createAuth.ts'
import type { Vault } from '../api/createVault.ts'
import { RefusedError, UnreachableError } from '../api/errors.ts'
import type { Device, DeviceShare, Session } from '../device/createDevice.ts'
import type { Keys } from '../keys/createKeys.ts'
import { WalletError } from '../keys/errors.ts'
import { SignerError } from '../signer/errors.ts'
import { NO_EMAIL } from './texts.ts'
import { toReply } from './toReply.ts'

/** In milliseconds. */
export const LOGIN_TIMES = {
  /** CONNECT_DEVICE is answered before clients stop listening at 120 s. */
  wait: 115_000,
  poll: 1_500,
  /** How long a code can be entered, with some to spare. */
  code: 9 * 60_000,
  /** How long after the code a sign-in message is signed without a screen. */
  fresh: 5 * 60_000,
  /** Clients wait 3 s for a sign-out. */
  signOut: 2_500,
}

/** Of the links that were mailed, these newest ones are looked after. */
const WATCHED = 2

export type CreateLoginParameters = {
  auth: Auth
  vault: Vault
  device: Device
  keys: Keys
  projectId: string
  locale: () => string | undefined
  times?: typeof LOGIN_TIMES
}

export type Action = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** Who is logged in, and what stands beside D. */
export type LoggedIn = { session: Session; share: DeviceShare }

/**
 * The login: the e-mail address, on a new device the vault's link, the code of auth, then the wallet. A device is a known
 * one when it holds D for the address; whether the servers know the address shows nowhere.
 *
 * @throws {ReplyError} of each method, with what the dapp may read
 */
export function createLogin(parameters: CreateLoginParameters) {
  const { auth, vault, device, keys, projectId, locale, times = LOGIN_TIMES } = parameters
  let email: string | undefined
  let challenge: { id: string; email: string; startedAt: number } | undefined
  /** The code that was right, so that what came after it can be tried again. */
  let verified: { challengeId: string; otp: string } | undefined
  let loginAt: number | undefined
  /** An approval of this device that can still be used. */
  let grant: { id: string; email: string } | undefined
  let watching: Promise<'approved' | 'denied' | 'expired'> | undefined
  let watcher = new AbortController()
  let lastLook: 'pending' | 'lost' = 'pending'
  let sending: Promise<void> | undefined
  /** Addresses whose D does not fit what the servers say: they take the way of a new device. */
  const distrusted = new Set<string>()

  const grantOf = (address: string) => (grant?.email === address ? grant.id : undefined)

  /** Ends the session here where the server has ended it. */
  async function ending<T>(session: Session, run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      if (error instanceof RefusedError && (error.reason === 'session' || error.reason === 'revoked')) {
        await device.removeSession()
        if (error.reason === 'revoked') await device.removeShare(session.email)
        await keys.lock()
      }
      const isUseless = error instanceof WalletError && error.reason === 'noShare'
      if (isUseless && !distrusted.has(session.email)) await device.removeShare(session.email)
      const isUnfit = error instanceof SignerError && error.reason === 'mismatch'
      if (isUnfit || error instanceof WalletError) distrusted.add(session.email)
      throw error
    }
  }

  async function open(session: Session): Promise<LoggedIn> {
    const { email: address } = session
    const share = await ending(session, () =>
      keys.open(session, { approvalId: grantOf(address), isTrusted: !distrusted.has(address) }),
    )
    distrusted.delete(address)
    // An approval is for one device, once: it has its share.
    if (grant !== undefined) await device.removeApproval(grant.id)
    grant = undefined
    return { session, share }
  }

  async function requireSession() {
    const session = await device.readSession()
    if (session) return session
    await keys.lock()
    throw new ReplyError(SESSION_ENDED)
  }

  /** A session that still stands, with a wallet on this device. */
  async function resume(address: string) {
    const session = await device.readSession()
    if (session?.email !== address) return false
    try {
      await open(session)
      return true
    } catch (error) {
      // Without an approval nothing is decided yet: the way of a new device asks both servers.
      const isOpen = error instanceof RefusedError || grantOf(address) === undefined
      if (isOpen && !(error instanceof UnreachableError)) return false
      throw error
    }
  }

  async function startCode(address: string, origin: string) {
    const { challengeId } = await auth.startEmail({ projectId, origin, email: address, locale: locale() })
    challenge = { id: challengeId, email: address, startedAt: Date.now() }
    verified = undefined
  }

  const hasCode = (address: string) =>
    challenge?.email === address && verified === undefined && Date.now() - challenge.startedAt < times.code

  /** What became of the links that were mailed for an address. */
  async function readLinks(address: string, signal?: AbortSignal) {
    const approvals = (await device.readApprovals(address)).slice(0, WATCHED)
    const statuses = new Set<string>()
    for (const { id } of approvals) {
      const status = await readLink(id, signal)
      statuses.add(status)
      if (status === 'approved') {
        grant = { id, email: address }
        return 'approved'
      }
      if (status === 'expired') await device.removeApproval(id)
    }
    if (statuses.has('pending')) return 'pending'
    return statuses.has('denied') ? 'denied' : 'expired'
  }

  const readLink = (id: string, signal?: AbortSignal) =>
    vault.readApproval(id, signal).then(
      ({ status }) => status,
      (error) => {
        // The vault has forgotten it.
        if (error instanceof RefusedError && error.status === 404) return 'expired' as const
        throw error
      },
    )

  /** Looks until something is decided. One look at a time, however many requests wait. */
  async function watch(address: string, signal: AbortSignal) {
    for (;;) {
      const status = await readLinks(address, signal).catch((error) => {
        // The vault may come back while the user looks for the mail.
        if (error instanceof UnreachableError && !signal.aborted) return 'lost' as const
        throw error
      })
      if (status !== 'pending' && status !== 'lost') return status
      lastLook = status
      await pause(times.poll, signal)
    }
  }

  function startWatching(address: string, signal: AbortSignal) {
    const started = watch(address, signal).finally(() => {
      if (watching === started) watching = undefined
    })
    // It goes on when nobody waits any more.
    started.catch(() => {})
    return started
  }

  /** Ends requests that wait for a link of an address that is no longer asked for. */
  function forget() {
    watcher.abort()
    watcher = new AbortController()
    watching = undefined
  }

  function setEmail(address: string) {
    if (email !== address) forget()
    email = address
  }

  const login = {
    async connectEmail(address: string, origin: string): Promise<{ action: Action }> {
      const next = address.trim().normalize('NFC').toLowerCase()
      setEmail(next)
      if (await resume(next)) return { action: 'CONNECT' }
      const isKnown = !distrusted.has(next) && (await device.readShare(next)) !== undefined
      // Without a link nothing can be answered that the mail of a known device would need.
      if (isKnown || (await readLinks(next)) === 'approved') {
        await startCode(next, origin)
        return { action: 'VERIFY_OTP' }
      }
      const { id } = await vault.startApproval({ projectId, origin, email: next, locale: locale() })
      await device.addApproval({ id, email: next })
      return { action: 'VERIFY_DEVICE' }
    },

    /** Waits for the link. Then the code is on its way. */
    async connectDevice(origin: string, signal: AbortSignal): Promise<void> {
      if (email === undefined) throw new ReplyError(NO_EMAIL)
      const address = email
      const mine = watcher.signal
      watching ??= startWatching(address, mine)
      const late = pause(times.wait, signal).then(() => 'late' as const)
      const status = await Promise.race([watching, late]).catch((error) => {
        if (mine.aborted) return 'late' as const
        throw error
      })
      if (status === 'denied') throw new ReplyError(LINK_REJECTED)
      if (status === 'expired') throw new ReplyError(EXPIRED_LINK)
      if (status === 'late') throw new ReplyError(lastLook === 'lost' ? RECOVERY_UNAVAILABLE : STILL_WAITING)
      await sendCodeOnce(address, origin)
    },

    async connectOtp(otp: string): Promise<void> {
      const current = challenge
      if (!current) throw new ReplyError(EXPIRED_CODE)
      if (verified?.challengeId !== current.id || verified.otp !== otp) {
        const { token, userId, deviceId } = await auth.verifyEmail(current.id, otp)
        await keys.lock()
        await device.writeSession({ token, userId, deviceId, email: current.email })
        verified = { challengeId: current.id, otp }
        loginAt = Date.now()
      }
      const session = await requireSession()
      await open(session)
      await ending(session, () => keys.unlock(session))
    },

    /** Whether there is a session with a wallet on this device. */
    async isConnected(): Promise<boolean> {
      const session = await device.readSession()
      if (!session) return false
      return open(session).then(
        () => true,
        (error) => {
          if (error instanceof UnreachableError) throw error
          return false
        },
      )
    },

    /** @throws {ReplyError} nobody is logged in, or not any more */
    current: async (): Promise<LoggedIn> => open(await requireSession()),

    /** Who is logged in as far as this page knows, without asking a server. */
    async peek(): Promise<LoggedIn | undefined> {
      const session = await device.readSession()
      const share = session && (await device.readShare(session.email))
      return session && share && { session, share }
    },

    /** Has the signer hold the key of who is logged in. */
    async unlock(): Promise<DeviceShare> {
      const session = await requireSession()
      return ending(session, () => keys.unlock(session))
    },

    /** Whether the code was entered in this page a moment ago. */
    isFresh: () => loginAt !== undefined && Date.now() - loginAt < times.fresh,

    /** Ends the session here at once, whatever the server says. D stays. */
    async signOut(): Promise<void> {
      const session = await device.readSession()
      await device.removeSession()
      await keys.lock()
      login.reset()
      if (session) await auth.signOut(session.token, AbortSignal.timeout(times.signOut)).catch(() => {})
    },

    /** Forgets a login that is under way. */
    reset(): void {
      forget()
      email = undefined
      challenge = undefined
      verified = undefined
      loginAt = undefined
      grant = undefined
    },
  }

  /** Two requests that wait for one link get one code. */
  function sendCodeOnce(address: string, origin: string): Promise<void> {
    if (hasCode(address)) return Promise.resolve()
    sending ??= startCode(address, origin).finally(() => {
      sending = undefined
    })
    return sending
  }

  return replying(login)
}

export type Login = ReturnType<typeof createLogin>

/** Each method throws what the dapp may read. */
function replying<T extends object>(methods: T): T {
  const wrap =
    (method: (...parameters: unknown[]) => unknown) =>
    (...parameters: unknown[]) => {
      const result = method(...parameters)
      return result instanceof Promise
        ? result.catch((error: unknown) => {
            throw toReply(error)
          })
        : result
    }
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, wrap(method)])) as T
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
