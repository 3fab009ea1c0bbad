import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  deletionPending,
  EXPIRED_CODE,
  EXPIRED_LINK,
  passkeyNeeded,
  SESSION_ENDED,
} from '@foyer/embedded-wallet-frame/protocol'
import { type Consent, consentText } from '@foyer/wallet-api'
import type { Auth } from '../api/createAuth.ts'
import type { Vault } from '../api/createVault.ts'
import { isRefusal, RefusedError, UnreachableError } from '../api/errors.ts'
import type { Device, DeviceShare, Session } from '../device/createDevice.ts'
import type { Keys, TakeOutParameters, VaultAnswer } from '../keys/createKeys.ts'
import { DeletionPendingError, PasskeyNeededError, WalletError } from '../keys/errors.ts'
import type { KeyPair } from '../signer/createPairs.ts'
import { SignerError } from '../signer/errors.ts'
import { wipe } from '../signer/shares.ts'
import { type CreateFarcasterParameters, createFarcaster } from './createFarcaster.ts'
import { createLinks } from './createLinks.ts'
import { createReplies } from './createReplies.ts'
import { type CreateSocialParameters, createSocial } from './createSocial.ts'
import { NO_EMAIL } from './texts.ts'

/** Time that a code can be entered, with some to spare. In milliseconds. */
const CODE = 9 * 60_000
/** Time that after the code a sign-in message is signed without a screen. */
const FRESH = 5 * 60_000
/** Clients wait 3 s for a sign-out. */
const SIGN_OUT = 2_500

export type CreateLoginParameters = {
  auth: Auth
  vault: Vault
  device: Device
  keys: Keys
  projectId: string
  locale: () => string | undefined
  /** True if this is the user's own page. */
  isOwnPage: boolean
} & Pick<CreateSocialParameters, 'siteUrl' | 'authUrl' | 'announce' | 'wantsApproval'> &
  Pick<CreateFarcasterParameters, 'relay'>

export type Action = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** The user who is logged in, and the values beside D. */
export type LoggedIn = { session: Session; share: DeviceShare }

/**
 * The login: the e-mail address, on a new device the vault's link, the code of auth, then the wallet. A device is a known
 * one when it holds D for the address; whether the servers know the address shows nowhere.
 *
 * @throws {ReplyError} of each method, with what the dapp may read
 */
export function createLogin(parameters: CreateLoginParameters) {
  const { auth, vault, device, keys, projectId, locale, siteUrl, authUrl, announce, relay } = parameters
  const { wantsApproval, isOwnPage } = parameters
  const links = createLinks({ vault, device })
  const social = createSocial({ auth, vault, device, projectId, siteUrl, authUrl, announce, wantsApproval })
  const farcaster = createFarcaster({ auth, vault, device, relay, projectId, siteUrl, wantsApproval })
  let email: string | undefined
  let challenge: { id: string; email: string; startedAt: number } | undefined
  /** The code that was right, so that what came after it can be tried again. */
  let verified: { challengeId: string; otp: string } | undefined
  let loginAt: number | undefined
  /** The approval that the vault has given last. */
  let approved: { account: string; id: string; at: number } | undefined
  /** The user whom the page shows. Another tab may have logged in another one since. */
  let shownId: string | undefined
  /** The provider's name of the user. */
  let userName: string | null = null
  let sending: { email: string; started: Promise<void> } | undefined
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
    if (approvalId !== undefined) approved = { account: address, id: approvalId, at: Date.now() }
    await links.spend(address)
    // The user may have another address than when this page was opened.
    return { session: (await device.readSession()) ?? session, share }
  }

  async function readSession() {
    const session = await device.readSession()
    return shownId === undefined || shownId === session?.userId ? session : undefined
  }

  async function requireSession() {
    const session = await readSession()
    if (session) return session
    await keys.lock()
    throw new ReplyError(SESSION_ENDED)
  }

  /** A login of this page takes the place of the session that any tab has begun. */
  async function begin(session: Session) {
    shownId = undefined
    await device.writeSession(session)
    loginAt = Date.now()
  }

  /** A session that still stands, with a wallet on this device. */
  async function resume(address: string) {
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
  }

  async function startCode(address: string, origin: string) {
    const { challengeId } = await auth.startEmail({ projectId, origin, email: address, locale: locale() })
    // Another address may have been asked for meanwhile: a code is entered for the last one.
    if (email !== address) return
    challenge = { id: challengeId, email: address, startedAt: Date.now() }
    verified = undefined
  }

  const isTrusted = (account: string) => !distrusted.has(account)

  /** Logs in who has proven to both servers who they are. */
  async function enter(found: { session: Session; approvalId: string | undefined; userName: string | null }) {
    const { session, approvalId } = found
    login.reset()
    userName = found.userName
    await keys.lock()
    await begin(session)
    if (approvalId !== undefined) links.grantTo(session.account, approvalId)
    const loggedIn = await open(session)
    await ending(session, () => keys.unlock(session))
    return loggedIn
  }

  const hasCode = (address: string) =>
    challenge?.email === address && verified === undefined && Date.now() - challenge.startedAt < CODE

  /** Two requests that wait for one link get one code. */
  function sendCodeOnce(address: string, origin: string): Promise<void> {
    if (hasCode(address)) return Promise.resolve()
    if (sending?.email === address) return sending.started
    const started = startCode(address, origin).finally(() => {
      if (sending?.started === started) sending = undefined
    })
    sending = { email: address, started }
    return started
  }

  const login = {
    /** `resumes`: a session that still stands is enough, and nothing is mailed. */
    async connectEmail(
      address: string,
      origin: string,
      { resumes = true } = {},
    ): Promise<{ action: Action }> {
      const next = address.trim().normalize('NFC').toLowerCase()
      if (email !== next) links.forget()
      email = next
      if (resumes && (await resume(next))) return { action: 'CONNECT' }
      const isKnown = !distrusted.has(next) && (await device.readShare(next)) !== undefined
      // Without a link nothing can be answered that the mail of a known device would need.
      if (isKnown || (await links.look(next)) === 'approved') {
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
      await links.waitFor(address, signal)
      await sendCodeOnce(address, origin)
    },

    /** Nobody waits for the link any more. It can be waited for again, and counts until then, too. */
    leaveLink: (): void => links.forget(),

    async connectOtp(otp: string): Promise<void> {
      const current = challenge
      if (!current) throw new ReplyError(EXPIRED_CODE)
      if (verified?.challengeId !== current.id || verified.otp !== otp) {
        const { token, userId, deviceId } = await auth.verifyEmail(current.id, otp)
        await keys.lock()
        const { email } = current
        await begin({ token, userId, deviceId, account: email, email })
        verified = { challengeId: current.id, otp }
      }
      const session = await requireSession()
      await open(session)
      await ending(session, () => keys.unlock(session))
    },

    /** Returns the address of the popup. */
    startSocial: social.start,

    /** Takes up what the popup has brought. Answers who has logged in, and what they are called. */
    async connectSocial(uri: string): Promise<LoggedIn & { userName: string | null }> {
      return { ...(await enter(await social.redeem(uri, isTrusted))), userName }
    },

    /** Returns the address that opens the user's Farcaster app. */
    startFarcaster: farcaster.start,

    /** Waits for the user's Farcaster app. Answers what the user is called. */
    async connectFarcaster(signal: AbortSignal): Promise<{ userName: string }> {
      const found = await farcaster.wait(signal, isTrusted)
      await enter(found)
      return { userName: found.userName }
    },

    /** Ends a login that has asked for a passkey, with the vault's answer to one. Answers what the user is called, too. */
    async connectPasskey(ask: (approvalId: string) => Promise<VaultAnswer>) {
      const session = await requireSession()
      const approvalId = links.grantOf(session.account)
      if (approvalId === undefined) throw new ReplyError(EXPIRED_LINK)
      const held = await ask(approvalId)
      try {
        const loggedIn = await open(session, held)
        await ending(session, () => keys.unlock(session))
        return { ...loggedIn, userName }
      } finally {
        wipe(held.passkey?.prf)
      }
    },

    /** True if there is a session with a wallet on this device. */
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

    /** Returns the user who is logged in as far as this page knows, without asking a server. */
    async peek(): Promise<LoggedIn | undefined> {
      const session = await device.readSession()
      const share = session && (await device.readShare(session.account))
      return session && share && { session, share }
    },

    /** True if a wallet was created by the login of this page. */
    isNew: (address: string): boolean => keys.isNew(address),

    /** Has the signer hold the key of who is logged in. */
    async unlock(): Promise<DeviceShare> {
      const session = await requireSession()
      return ending(session, () => keys.unlock(session))
    },

    /** Has the signer let the key out to the user, whom auth tells of it by mail. */
    async takeOut<T>(what: TakeOutParameters, run: (pair: KeyPair) => Promise<T>): Promise<T> {
      const session = await requireSession()
      return ending(session, () => keys.takeOut(session, what, run))
    },

    /** An approval that the vault has given who is logged in, and still takes. */
    async approval(): Promise<string | undefined> {
      const { account } = await requireSession()
      return approved?.account === account && Date.now() - approved.at < CODE ? approved.id : undefined
    },

    /**
     * An approval of the vault for who is logged in. `link`: one was mailed, see `waitForApproval`. `login`: who logs in
     * at a provider gets one with each login.
     */
    async requestApproval(origin: string): Promise<{ id: string } | 'link' | 'login'> {
      const { account, email: address } = await requireSession()
      const known = await login.approval()
      if (known !== undefined) return { id: known }
      if (address !== account) return 'login'
      const { id } = await vault.startApproval({ projectId, origin, email: account, locale: locale() })
      await device.addApproval({ id, email: account })
      return 'link'
    },

    async waitForApproval(signal: AbortSignal): Promise<{ id: string }> {
      const { account } = await requireSession()
      await links.waitFor(account, signal)
      const id = links.grantOf(account)
      if (id === undefined) throw new ReplyError(EXPIRED_LINK)
      approved = { account, id, at: Date.now() }
      await links.spend(account)
      return { id }
    },

    /**
     * Asks a server in the name of who is logged in.
     *
     * @throws {ReplyError} nobody is logged in, or not any more
     */
    async authorized<T>(run: (session: Session) => Promise<T>): Promise<T> {
      const session = await requireSession()
      return ending(session, () => run(session))
    },

    /**
     * Asks auth for what the wallet's key has to agree to where passkeys protect the wallet.
     *
     * @throws {ReplyError} nobody is logged in, or not any more
     */
    withConsent: <T>(
      consent: Consent,
      run: (session: Session, signature: string | undefined) => Promise<T>,
    ): Promise<T> =>
      login.authorized((session) =>
        run(session, undefined).catch(async (error) => {
          if (!isRefusal(error, ['consent'])) throw error
          return run(session, await keys.sign(session, consentText(consent)))
        }),
      ),

    /** Has auth say to the dapp's server who is logged in. */
    identify: async (nonce: unknown): Promise<string> =>
      (await login.authorized(({ token }) => auth.identify(token, nonce))).token,

    /** True if the code was entered in this page a moment ago. */
    isFresh: () => loginAt !== undefined && Date.now() - loginAt < FRESH,

    /** Ends the session here at once, whatever the server says. D stays. */
    async signOut(): Promise<void> {
      const session = await readSession()
      if (session) await device.removeSession()
      await keys.lock()
      login.reset()
      shownId = undefined
      if (session) await auth.signOut(session.token, AbortSignal.timeout(SIGN_OUT)).catch(() => {})
    },

    /** Forgets a login that is under way. */
    reset(): void {
      links.reset()
      farcaster.reset()
      email = undefined
      challenge = undefined
      verified = undefined
      loginAt = undefined
    },
  }

  return createReplies(login)
}

export type Login = ReturnType<typeof createLogin>
