import type { VaultAnswer } from '../keys/createKeys.ts'
import type { Account } from '../login/createAccount.ts'
import { askPasskey } from '../passkey/askPasskey.ts'
import type { Ceremony } from '../passkey/createCeremony.ts'
import { withPasskey } from '../passkey/withPasskey.ts'
import type { Signer } from '../signer/createSigner.ts'
import { wipe } from '../signer/shares.ts'
import { approve } from './approve.ts'
import { createRegistration } from './createRegistration.ts'
import { type HomeError, hasEnded, toHomeError } from './toHomeError.ts'

export type HomePasskey = Awaited<ReturnType<Account['auth']['listPasskeys']>>['passkeys'][number]

/** The passkeys of the wallet, and how far a change of them has come. */
export type PasskeyState = {
  list: readonly HomePasskey[]
  /** True if the wallet is recovered with a passkey alone. */
  isProtected: boolean
  /** `link`: the vault's link is waited for. `change`: passkeys are made and removed. */
  step: 'list' | 'link' | 'change'
  /** True if a backup file has opened this wallet here. */
  hasFile: boolean
  isBusy: boolean
  error?: HomeError | undefined
}

export type CreatePasskeysParameters = Pick<Account, 'auth' | 'vault' | 'login'> & {
  signer: Pick<Signer, 'createKey' | 'wrap' | 'recover' | 'checkBackUp'>
  ceremony: Ceremony
  /** The origin of this site. */
  origin: string
  /** The name of the wallet in the browser's list of passkeys. */
  userName: () => string
  read: () => PasskeyState | undefined
  write: (state: PasskeyState) => void
  /** Told when the user has to log in again. */
  onEnded: (error: HomeError) => void
}

/** Two of three things that open the wallet without the others: a passkey, another one, a backup file. */
export const isEnough = ({ list, hasFile }: Pick<PasskeyState, 'list' | 'hasFile'>) =>
  list.length + (hasFile ? 1 : 0) >= 2 && list.length > 0

/**
 * Passkeys on the user's page. Each is tried, from both servers to the key, before it counts, and the share that a code
 * and a link release is deleted last.
 */
export function createPasskeys(parameters: CreatePasskeysParameters) {
  const { auth, vault, login, signer, ceremony, origin, userName, read, write, onEnded } = parameters
  let approvalId = ''
  let waiting = new AbortController()

  function show(values: Partial<PasskeyState>) {
    const last = read() ?? { list: [], isProtected: false, step: 'list', hasFile: false, isBusy: false }
    write({ ...last, ...values })
  }

  async function attempt(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    waiting.abort()
    waiting = new AbortController()
    const { signal } = waiting
    show({ isBusy: true, error: undefined })
    try {
      await run(signal)
      if (!signal.aborted) show({ isBusy: false })
    } catch (cause) {
      if (signal.aborted) return
      const error = toHomeError(cause)
      if (hasEnded(error)) return onEnded(error)
      // The link of this sitting is over: another one is mailed when the user begins again.
      show({ isBusy: false, error, ...(error.code === 'expiredLink' ? { step: 'list' } : {}) })
    }
  }

  const list = async () => {
    const { passkeys, isProtected } = await login.authorized(({ token }) => auth.listPasskeys(token))
    show({ list: passkeys, isProtected })
  }

  /** Has the user show a passkey of the wallet, at the press that has led here. */
  const ask = (): Promise<VaultAnswer> => askPasskey({ vault, signer, ceremony }, approvalId)

  /** Shows a passkey for what the vault asks one for. */
  const agree = async () => wipe((await ask()).passkey?.prf)

  const registration = createRegistration({ auth, vault, login, signer, ceremony, userName })

  return {
    list,

    /** Has both servers know that it is the user who changes something: a login of the last minutes, and a link. */
    begin: (): Promise<void> =>
      attempt(async (signal) => {
        const id = await approve({ login, origin }, signal, () => show({ step: 'link' }))
        if (signal.aborted) return
        approvalId = id
        show({ step: 'change' })
      }),

    make: (): Promise<void> =>
      attempt(async () => {
        // Another tab may have protected the wallet.
        await list()
        const held = read()?.isProtected ? await ask() : undefined
        await registration.make(approvalId, held).finally(() => wipe(held?.passkey?.prf))
        await list()
      }),

    /** Opens a backup file, so that it is known to work. */
    checkFile: (text: string, passphrase: string): Promise<void> =>
      attempt(async () => {
        await login.unlock()
        const found = await signer.checkBackUp({ text, passphrase })
        if (found !== 'same') return show({ error: { code: FILES[found] }, hasFile: false })
        show({ hasFile: true })
      }),

    /** From here on the wallet is recovered with a passkey alone. It can be done again where it has stopped. */
    protect: (): Promise<void> =>
      attempt(async () => {
        const { hasFile = false } = read() ?? {}
        // The vault asks for one where the passkeys were made in an earlier sitting.
        await withPasskey(() => vault.protect(approvalId, hasFile), agree)
        await login.authorized(({ token }) => auth.protect(token))
        await list()
        show({ step: 'list' })
      }),

    remove: (id: string): Promise<void> =>
      attempt(async () => {
        await list()
        if (read()?.isProtected) await agree()
        await registration.forget(approvalId, id)
        await list()
      }),

    cancel(): void {
      waiting.abort()
      show({ step: 'list', isBusy: false, error: undefined })
    },
  }
}

const FILES = { other: 'otherFile', file: 'badFile', passphrase: 'badPassphrase' } as const
