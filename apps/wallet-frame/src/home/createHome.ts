import type { Account } from '../login/createAccount.ts'
import type { EmailUpdate } from '../login/createEmailUpdate.ts'
import type { Ceremony } from '../passkey/createCeremony.ts'
import type { Signer } from '../signer/createSigner.ts'
import { createActions } from './createActions.ts'
import type { Balance } from './createBalances.ts'
import { createEntry } from './createEntry.ts'
import { createKeyExport } from './createKeyExport.ts'
import type { CreatePasskeysParameters } from './createPasskeys.ts'
import { createSettings } from './createSettings.ts'
import type { HomeDevice, HomeState, LoggedIn } from './homeState.ts'
import { removeDevice } from './removeDevice.ts'
import { hasEnded, toHomeError } from './toHomeError.ts'

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
  const { auth, vault, device, login, signer, ceremony, origin, hasRelay, onChange } = parameters
  const { readBalances, readSolanaAddress } = parameters
  let state: HomeState = { status: 'starting' }

  function set(next: HomeState) {
    state = next
    onChange(next)
  }

  /** Undefined where nobody is logged in. */
  const account = () => (state.status === 'loggedIn' ? state : undefined)

  /** Changes what is shown of who is logged in. */
  function update(values: Partial<LoggedIn>) {
    if (state.status === 'loggedIn') set({ ...state, ...values })
  }

  async function enter() {
    const { session, share } = await login.current()
    entry.accept()
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

  const entry = createEntry({ vault, login, signer, ceremony, origin, read: () => state, write: set, enter })

  const { read, act } = createActions({
    auth,
    login,
    account,
    update,
    showDeletion: (me) => deletion.show(me),
    onEnded: entry.askAgain,
  })

  /** Reads those of the account that is shown. */
  const readShownBalances = async () => (state.status === 'loggedIn' ? readBalances(state.address) : [])

  const { agreement, passkeys, deletion, emailChange } = createSettings({
    ...parameters,
    readBalances: readShownBalances,
    account,
    update,
    onEnded: entry.askAgain,
  })

  return {
    state: () => state,
    ...entry.steps,
    passkeys,
    agreement,
    emailChange,
    deletion: {
      ...deletion,
      keep: () => act(deletion.keep),
    },
    ...createKeyExport({ login, signer, agreement, act }),

    /** Takes up the session of an earlier visit. */
    async start(): Promise<void> {
      if ((await login.peek()) === undefined) return entry.show()
      await enter().catch((error: unknown) => entry.show({ error: toHomeError(error) }))
    },

    /** Shows what another tab or device has changed while the user was away. */
    async refresh(): Promise<void> {
      if (state.status !== 'loggedIn' || state.isBusy) return
      await Promise.all([read(), passkeys.list()]).catch((cause: unknown) => {
        const error = toHomeError(cause)
        if (hasEnded(error) && account() !== undefined) entry.askAgain(error)
      })
    },

    /** Takes the wallet from a device. From this one: here, too. */
    removeDevice: (removed: HomeDevice): Promise<void> =>
      act(async () => {
        await removeDevice({ auth, device, login }, removed)
        if (removed.isCurrent) entry.show()
      }),

    async logOut(): Promise<void> {
      await login.signOut()
      entry.show()
    },

    readBalances: readShownBalances,

    hasSolana: readSolanaAddress !== undefined,

    /** Of the account that is shown, whose key is unlocked for it. Undefined where it cannot be read. */
    async readSolanaAddress(): Promise<string | undefined> {
      const address = account()?.address
      if (address === undefined) return undefined
      try {
        const share = await login.unlock()
        // Somebody else may have logged in in another tab.
        return share.address === address ? await readSolanaAddress?.() : undefined
      } catch {
        return undefined
      }
    },

    /** Providers of a login besides e-mail. None while auth does not answer. */
    readProviders: (): Promise<readonly string[]> =>
      auth.readProviders().then(
        ({ providers }) => providers.filter((name) => hasRelay || name !== 'farcaster'),
        () => [],
      ),
  }
}
