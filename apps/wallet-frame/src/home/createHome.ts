import { RefusedError } from '../api/errors.ts'
import { PasskeyNeededError } from '../keys/errors.ts'
import type { Account } from '../login/createAccount.ts'
import type { EmailUpdate } from '../login/createEmailUpdate.ts'
import { askPasskey } from '../passkey/askPasskey.ts'
import type { Ceremony } from '../passkey/createCeremony.ts'
import type { KeyPair } from '../signer/createPairs.ts'
import type { Signer } from '../signer/createSigner.ts'
import { wipe } from '../signer/shares.ts'
import { StaleLoginError } from './approve.ts'
import { type Agreement, createAgreement } from './createAgreement.ts'
import type { Balance } from './createBalances.ts'
import { createDeletion, type DeletionState } from './createDeletion.ts'
import { createEmailChange, type EmailChange } from './createEmailChange.ts'
import { type CreatePasskeysParameters, createPasskeys, type PasskeyState } from './createPasskeys.ts'
import { keepAsking } from './keepAsking.ts'
import { type HomeError, hasEnded, toHomeError } from './toHomeError.ts'

export type LoggedOut = {
  status: 'loggedOut'
  /** The user's next step: enter the address, open the link, enter the code, log in at a provider or in an app, or show a passkey. */
  step: 'email' | 'link' | 'code' | 'popup' | 'farcaster' | 'passkey'
  email: string
  /** The address that opens the user's Farcaster app, as soon as it is known. */
  appUrl?: string | undefined
  isBusy: boolean
  error?: HomeError | undefined
}

/** Steps that are over when they fail. */
const ELSEWHERE: readonly LoggedOut['step'][] = ['link', 'popup', 'farcaster']

export type HomeDevice = Awaited<ReturnType<Account['auth']['listDevices']>>['devices'][number]

export type LoggedIn = DeletionState & {
  status: 'loggedIn'
  address: string
  /** Null where a provider has told none. */
  email: string | null
  /** Undefined until they are read. */
  devices: readonly HomeDevice[] | undefined
  /** Undefined where none was begun. */
  change?: EmailChange | undefined
  /** Undefined until they are read. */
  passkeys?: PasskeyState | undefined
  /** Undefined where no passkey is asked for. */
  agreement?: Agreement | undefined
  isBusy: boolean
  error?: HomeError | undefined
}

export type HomeState = { status: 'starting' } | LoggedOut | LoggedIn

/** The window of a login with a provider. */
export type SocialWindow = {
  go: (uri: string) => void
  /** Resolves to its result. Rejects when the user has closed it. */
  waitForResult: (statusUrl: string) => Promise<string>
}

export type CreateHomeParameters = Pick<Account, 'auth' | 'vault' | 'device' | 'login'> & {
  emailUpdate: EmailUpdate
  signer: Pick<Signer, 'backUp' | 'reveal'> & CreatePasskeysParameters['signer']
  ceremony: Ceremony
  projectId: string
  locale: () => string | undefined
  /** Reads the balance of an address on each chain. */
  readBalances: (address: string) => Promise<readonly Balance[]>
  /** The address on Solana of the key that is open. Undefined where no project has a network of it. */
  readSolanaAddress?: (() => Promise<string>) | undefined
  /** The origin of this site. */
  origin: string
  /** True if the site has Farcaster's relay. */
  hasRelay: boolean
  onChange: (state: HomeState) => void
}

export type Home = ReturnType<typeof createHome>

/** The user's own page: the login, the wallet's address and the devices that can use it. */
export function createHome(parameters: CreateHomeParameters) {
  const { auth, vault, device, login, emailUpdate, signer, ceremony, origin, hasRelay, onChange } = parameters
  const { projectId, locale, readBalances, readSolanaAddress } = parameters
  let state: HomeState = { status: 'starting' }
  let waiting = new AbortController()
  /** True if a session that stands is not enough for what the user wants to do. */
  let mustLogIn = false
  let suggested = ''

  function set(next: HomeState) {
    state = next
    onChange(next)
  }

  function showLogin(values: Partial<LoggedOut> = {}) {
    const last = state.status === 'loggedOut' ? state : { email: suggested }
    set({ status: 'loggedOut', step: 'email', isBusy: false, error: undefined, email: last.email, ...values })
  }

  function stopWaiting() {
    waiting.abort()
    waiting = new AbortController()
    return waiting.signal
  }

  /** Runs an action of the login. Its error stands at the step that started it. */
  async function attempt(values: Partial<LoggedOut>, run: (signal: AbortSignal) => Promise<void>) {
    const signal = stopWaiting()
    const step = state.status === 'loggedOut' ? state.step : 'email'
    showLogin({ step, ...values, isBusy: true })
    try {
      await run(signal)
    } catch (error) {
      if (signal.aborted) return
      const isOver = state.status === 'loggedOut' && ELSEWHERE.includes(state.step)
      const last = state.status === 'loggedOut' ? state.step : step
      const problem = toHomeError(error)
      // Nothing is wrong: the servers know the user, and the wallet opens with a passkey.
      if (problem.code === 'passkey') return showLogin({ step: 'passkey' })
      showLogin({ step: isOver ? 'email' : last, error: problem })
    }
  }

  async function enter() {
    const { session, share } = await login.current()
    mustLogIn = false
    set({
      status: 'loggedIn',
      address: share.address,
      email: session.email,
      devices: undefined,
      purgeAt: undefined,
      isBusy: false,
    })
    // Without the passkeys the page is of use all the same.
    await Promise.all([act(async () => {}), passkeys.list().catch(() => {})])
  }

  /** Has the user log in again. A login that was too long ago stands until then: another tab may use it. */
  function end(error: HomeError) {
    mustLogIn = error.code === 'stale'
    showLogin({ error })
  }

  const connectEmail = (email: string) => login.connectEmail(email, origin, { resumes: !mustLogIn })

  /** Reads the state from auth. Another tab may have changed it. */
  const read = () =>
    login.authorized(async ({ token, email }) => {
      deletion.show(await auth.me(token))
      const { devices } = await auth.listDevices(token)
      update({ devices, email })
    })

  /** Changes something of who is logged in, and reads the devices again. */
  async function act(run: () => Promise<void>) {
    if (state.status !== 'loggedIn') return
    set({ ...state, isBusy: true, error: undefined })
    try {
      await run()
      if (state.status !== 'loggedIn') return
      await read()
      update({ isBusy: false })
    } catch (cause) {
      const error = toHomeError(cause)
      if (hasEnded(error)) end(error)
      else if (state.status === 'loggedIn') set({ ...state, isBusy: false, error })
    }
  }

  /**
   * Lets the key out. Undefined where it fails, which the state says. It needs a login of the last five minutes: a page
   * that was left open is not enough to take the key away.
   */
  async function takeOut<T>(
    purpose: 'backup' | 'export',
    run: (pair: KeyPair) => Promise<T>,
  ): Promise<T | undefined> {
    const kind = 'export'
    let taken: T | undefined
    await act(async () => {
      if (!login.isFresh()) throw new StaleLoginError()
      taken = await login.takeOut({ kind }, run).catch(async (error) => {
        if (!(error instanceof PasskeyNeededError)) throw error
        const held = await agreement.ask(purpose)
        return login.takeOut({ kind, held }, run).finally(() => wipe(held.passkey?.prf))
      })
    })
    return taken
  }

  /** Changes what is shown of who is logged in. */
  function update(values: Partial<LoggedIn>) {
    if (state.status === 'loggedIn') set({ ...state, ...values })
  }

  const agreement = createAgreement({
    vault,
    login,
    signer,
    ceremony,
    origin,
    write: (next) => update({ agreement: next }),
  })

  /** Has the user show a passkey for an approval that the vault has given. */
  const agree = async (purpose: Agreement['for'], approvalId: string) =>
    wipe((await agreement.ask(purpose, approvalId)).passkey?.prf)

  const passkeys = createPasskeys({
    auth,
    vault,
    login,
    signer,
    ceremony,
    origin,
    userName: () => (state.status === 'loggedIn' ? (state.email ?? state.address) : ''),
    read: () => (state.status === 'loggedIn' ? state.passkeys : undefined),
    write: (next) => update({ passkeys: next }),
    onEnded: end,
  })

  const deletion = createDeletion({
    auth,
    vault,
    login,
    projectId,
    origin,
    locale,
    readBalances: async () => (state.status === 'loggedIn' ? readBalances(state.address) : []),
    agree: (approvalId) => agree('deletion', approvalId),
    read: () => (state.status === 'loggedIn' ? state : {}),
    write: update,
    onEnded: end,
  })

  return {
    state: () => state,

    passkeys,

    agreement,

    deletion: {
      ...deletion,
      keep: () => act(deletion.keep),
    },

    emailChange: createEmailChange({
      emailUpdate,
      origin,
      agree: (approvalId) => agree('email', approvalId),
      read: () => (state.status === 'loggedIn' ? state.change : undefined),
      write: (change) => update({ change }),
      onChanged: (email) => update({ email }),
      onEnded: end,
    }),

    /** Takes up the session of an earlier visit. */
    async start(): Promise<void> {
      if ((await login.peek()) === undefined) return showLogin()
      await enter().catch((error: unknown) => showLogin({ error: toHomeError(error) }))
    },

    /** Shows what another tab or device has changed while the user was away. */
    async refresh(): Promise<void> {
      if (state.status !== 'loggedIn' || state.isBusy) return
      await Promise.all([read(), passkeys.list()]).catch((cause: unknown) => {
        const error = toHomeError(cause)
        if (hasEnded(error) && state.status === 'loggedIn') end(error)
      })
    },

    /** Has a link or a code be mailed. */
    submitEmail: (email: string): Promise<void> =>
      attempt({ email }, async (signal) => {
        const { action } = await connectEmail(email)
        if (signal.aborted) return
        if (action === 'CONNECT') return enter()
        if (action === 'VERIFY_DEVICE') {
          showLogin({ step: 'link' })
          await keepAsking(signal, () => login.connectDevice(origin, signal))
        }
        if (!signal.aborted) showLogin({ step: 'code' })
      }),

    /** Has another one be mailed. The first link works all the same, and is waited for. */
    async resend(): Promise<void> {
      if (state.status !== 'loggedOut') return
      const { email, step } = state
      showLogin({ step, isBusy: true })
      const error = await connectEmail(email).then(() => undefined, toHomeError)
      if (state.status === 'loggedOut' && state.step === step) showLogin({ step, error })
    },

    enterCode: (code: string): Promise<void> =>
      attempt({}, async () => {
        await login.connectOtp(code)
        await enter()
      }),

    /** Logs in at a provider, in a window that was opened at the click. Null: the browser did not open it. */
    logInWith: (provider: string, opened: SocialWindow | null): Promise<void> =>
      attempt({ step: 'popup' }, async (signal) => {
        if (opened === null) throw new TypeError('The browser has opened no window')
        const { uri, statusUrl } = await login.startSocial(provider as never, origin)
        opened.go(uri)
        const result = await opened.waitForResult(statusUrl)
        if (signal.aborted) return
        await login.connectSocial(result)
        await enter()
      }),

    /** Has the user approve the login in their Farcaster app. */
    logInWithFarcaster: (): Promise<void> =>
      attempt({ step: 'farcaster' }, async (signal) => {
        const { url: appUrl } = await login.startFarcaster(origin)
        if (signal.aborted) return
        showLogin({ step: 'farcaster', appUrl })
        await keepAsking(signal, () => login.connectFarcaster(signal))
        if (!signal.aborted) await enter()
      }),

    /** Ends a login that needs a passkey. */
    usePasskey: (): Promise<void> =>
      attempt({}, async () => {
        await login.connectPasskey((id) => askPasskey({ vault, signer, ceremony }, id))
        await enter()
      }),

    /** Back to the first step. */
    restart(): void {
      stopWaiting()
      login.reset()
      showLogin()
    },

    /** Takes the wallet from a device. From this one: here, too. */
    removeDevice: ({ id, isCurrent }: HomeDevice): Promise<void> =>
      act(async () => {
        await login.authorized(async ({ token, account }) => {
          await auth.removeDevice(token, id).catch((error: unknown) => {
            // Another tab was first.
            if (!(error instanceof RefusedError && error.reason === 'device')) throw error
          })
          if (isCurrent) await device.removeShare(account)
        })
        if (!isCurrent) return
        await login.signOut()
        showLogin()
      }),

    /** The text of a backup file. */
    backUp: (passphrase: string) => takeOut('backup', (pair) => signer.backUp({ pair, passphrase })),

    /** The words and the private key. */
    reveal: () => takeOut('export', (pair) => signer.reveal({ pair })),

    async logOut(): Promise<void> {
      await login.signOut()
      showLogin()
    },

    /** Of the account that is shown. */
    readBalances: async () => (state.status === 'loggedIn' ? readBalances(state.address) : []),

    hasSolana: readSolanaAddress !== undefined,

    /** Of the account that is shown, whose key is unlocked for it. Undefined where it cannot be read. */
    async readSolanaAddress(): Promise<string | undefined> {
      if (state.status !== 'loggedIn') return undefined
      const { address } = state
      try {
        const share = await login.unlock()
        // Somebody else may have logged in in another tab.
        return share.address === address ? await readSolanaAddress?.() : undefined
      } catch {
        return undefined
      }
    },

    /** An address to begin with, which the user can replace. */
    suggestEmail(email: string) {
      suggested = email
      if (state.status === 'loggedOut' && state.step === 'email') showLogin({ email })
    },

    /** Providers of a login besides e-mail. None while auth does not answer. */
    readProviders: (): Promise<readonly string[]> =>
      auth.readProviders().then(
        ({ providers }) => providers.filter((name) => hasRelay || name !== 'farcaster'),
        () => [],
      ),
  }
}
