import type { VaultAnswer } from '../keys/createKeys.ts'
import type { Account } from '../login/createAccount.ts'
import { askPasskey } from '../passkey/askPasskey.ts'
import type { Ceremony, Shown } from '../passkey/createCeremony.ts'
import { PasskeyError, UselessPasskeyError } from '../passkey/errors.ts'
import { withPasskey } from '../passkey/withPasskey.ts'
import type { Signer } from '../signer/createSigner.ts'
import { wipe } from '../signer/shares.ts'
import { approve } from './approve.ts'
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

  /** Opens the wallet from both servers with a passkey, as a new device does. */
  async function rehearse(passkeyId: string, shown: Shown): Promise<void> {
    const key = await signer.createKey()
    const { jwe, ...answer } = await vault.assertPasskey(approvalId, shown.credential, key)
    const other = await signer.createKey()
    const released = await login.authorized(({ token }) =>
      auth.releasePasskey(token, other, passkeyId, answer.walletId),
    )
    const { credentialId, prf } = shown
    await signer.recover({
      auth: { ...released, keyId: other.keyId },
      vault: { ...answer, jwe: jwe ?? '', keyId: key.keyId },
      passkey: { credentialId, prf },
    })
  }

  async function forget(id: string): Promise<void> {
    await vault.removePasskey(approvalId, id)
    await login.withConsent({ removePasskey: id }, ({ token }, signature) =>
      auth.removePasskey(token, id, { signature }),
    )
  }

  async function makeOne(held: VaultAnswer | undefined): Promise<void> {
    const options = await vault.passkeyOptions(approvalId, 'register')
    const { walletId } = options
    const passkeys = options.passkeys.filter(({ isConfirmed }) => isConfirmed)
    const made = await ceremony.make({ ...options, passkeys, userName: userName() })
    const { credential, credentialId } = made
    const ask = async () => {
      const { challenge } = await vault.passkeyOptions(approvalId, 'assert')
      return ceremony.show({ challenge, walletId, passkeys: [{ credentialId, transports: [] }] })
    }
    const first = made.prf ?? (await ask()).prf
    const second = await ask()
    const secrets = [first, second.prf]
    try {
      // A passkey that gives another secret each time would never open the wallet again.
      if (second.credentialId !== credentialId || !isSame(first, second.prf))
        throw new PasskeyError('otherPrf')
      const context = { walletId, credentialId, prf: first }
      const { share, wrapped } = await login.takeOut({ kind: 'addPasskey', held }, (pair) =>
        signer.wrap({ pair, context }),
      )
      const { id } = await vault.registerPasskey({ approvalId, credential, wrapped })
      try {
        await login.withConsent({ addPasskey: id }, ({ token }, signature) =>
          auth.putPasskey(token, { id, share, signature }),
        )
        await rehearse(id, second)
        await vault.confirmPasskey(approvalId, id)
      } catch (error) {
        // Its stored entries count for nothing, and expire by themselves if this request is lost.
        await forget(id).catch(() => {})
        throw error
      }
    } finally {
      wipe(...secrets)
    }
  }

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
        await makeOne(held)
          .catch(toMadeError)
          .finally(() => wipe(held?.passkey?.prf))
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
        await forget(id)
        await list()
      }),

    cancel(): void {
      waiting.abort()
      show({ step: 'list', isBusy: false, error: undefined })
    },
  }
}

/** Without a secret, or with another one each time, the passkey is of no use, and stays where it was made. */
function toMadeError(error: unknown): never {
  const isUseless = error instanceof PasskeyError && ['noPrf', 'otherPrf'].includes(error.reason)
  throw isUseless ? new UselessPasskeyError({ cause: error }) : error
}

const FILES = { other: 'otherFile', file: 'badFile', passphrase: 'badPassphrase' } as const

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
