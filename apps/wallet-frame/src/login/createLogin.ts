import { type Consent, consentText } from '@foyer/wallet-api'
import type { Auth } from '../api/createAuth.ts'
import type { Vault } from '../api/createVault.ts'
import { isRefusal, UnreachableError } from '../api/errors.ts'
import type { Device, DeviceShare, Session } from '../device/createDevice.ts'
import type { Keys, TakeOutParameters } from '../keys/createKeys.ts'
import type { KeyPair } from '../signer/createPairs.ts'
import { createCodes } from './createCodes.ts'
import { type CreateFarcasterParameters, createFarcaster } from './createFarcaster.ts'
import { createGrants } from './createGrants.ts'
import { createLinks } from './createLinks.ts'
import { createMailLogin } from './createMailLogin.ts'
import { createProviderLogin } from './createProviderLogin.ts'
import { createReplies } from './createReplies.ts'
import { createSessions, type LoggedIn } from './createSessions.ts'
import type { CreateSocialParameters } from './createSocial.ts'

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

/**
 * The login: the e-mail address, on a new device the vault's link, the code of auth, then the wallet. A device is a known
 * one when it holds D for the address; whether the servers know the address shows nowhere.
 *
 * @throws {ReplyError} of each method, with what the dapp may read
 */
export function createLogin(parameters: CreateLoginParameters) {
  const { auth, device, keys } = parameters
  const links = createLinks(parameters)
  const sessions = createSessions({ ...parameters, links })
  const codes = createCodes(parameters)
  const farcaster = createFarcaster(parameters)
  const shared = { ...parameters, links, codes, sessions }

  /** Forgets a login that is under way. */
  function reset(): void {
    links.reset()
    farcaster.reset()
    codes.reset()
    sessions.reset()
  }

  const login = {
    ...createMailLogin(shared),
    ...createProviderLogin({ ...shared, farcaster, reset }),
    ...createGrants(shared),

    /** True if there is a session with a wallet on this device. */
    async isConnected(): Promise<boolean> {
      const session = await device.readSession()
      if (!session) return false
      return sessions.open(session).then(
        () => true,
        (error) => {
          if (error instanceof UnreachableError) throw error
          return false
        },
      )
    },

    /** @throws {ReplyError} nobody is logged in, or not any more */
    current: async (): Promise<LoggedIn> => sessions.open(await sessions.require()),

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
      const session = await sessions.require()
      return sessions.ending(session, () => keys.unlock(session))
    },

    /** Has the signer let the key out to the user, whom auth tells of it by mail. */
    async takeOut<T>(what: TakeOutParameters, run: (pair: KeyPair) => Promise<T>): Promise<T> {
      const session = await sessions.require()
      return sessions.ending(session, () => keys.takeOut(session, what, run))
    },

    /**
     * Asks a server in the name of who is logged in.
     *
     * @throws {ReplyError} nobody is logged in, or not any more
     */
    async authorized<T>(run: (session: Session) => Promise<T>): Promise<T> {
      const session = await sessions.require()
      return sessions.ending(session, () => run(session))
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
    isFresh: sessions.isFresh,

    /** Ends the session here at once, whatever the server says. D stays. */
    async signOut(): Promise<void> {
      const session = await sessions.read()
      if (session) await device.removeSession()
      await keys.lock()
      reset()
      sessions.leave()
      if (session) await auth.signOut(session.token, AbortSignal.timeout(SIGN_OUT)).catch(() => {})
    },

    reset,
  }

  return createReplies(login)
}

export type Login = ReturnType<typeof createLogin>
