import type { Auth } from '../api/createAuth.ts'
import type { Vault } from '../api/createVault.ts'
import { isRefusal, UnreachableError } from '../api/errors.ts'
import { WalletError } from '../keys/errors.ts'
import { LINK_TIMES } from '../login/createLinks.ts'
import type { Login } from '../login/createLogin.ts'
import { DELETION_REJECTED } from '../login/texts.ts'
import { waitForApproval } from '../login/waitForApproval.ts'
import { withPasskey } from '../passkey/withPasskey.ts'
import { StaleLoginError } from './approve.ts'
import type { Balance } from './createBalances.ts'
import { keepAsking } from './keepAsking.ts'
import { type HomeError, hasEnded, toHomeError } from './toHomeError.ts'

/** A deletion that was begun: first the user reads what is lost and types the address's end, then a link approves it. */
export type DeletionStep = {
  step: 'confirm' | 'link'
  /** Undefined until they are read. */
  balances: readonly Balance[] | undefined
  isBusy: boolean
  error?: HomeError | undefined
}

/** The part of a logged-in user's state. */
export type DeletionState = {
  deletion?: DeletionStep | undefined
  /** The time of the deletion. Undefined if nobody has asked for it. */
  purgeAt?: string | undefined
}

export type CreateDeletionParameters = {
  auth: Pick<Auth, 'deleteAccount' | 'keepAccount' | 'endDeletion' | 'keepByLink'>
  vault: Pick<Vault, 'startApproval' | 'readApproval' | 'askDeletion' | 'confirmDeletion' | 'undoDeletion'>
  login: Pick<Login, 'authorized' | 'withConsent' | 'approval' | 'isFresh'>
  projectId: string
  /** The origin of this site. */
  origin: string
  locale: () => string | undefined
  readBalances: () => Promise<readonly Balance[]>
  /** Has the user show a passkey for an approval of the vault. */
  agree: (approvalId: string) => Promise<void>
  read: () => DeletionState
  write: (values: DeletionState) => void
  /** Told when the user has to log in again, and why. */
  onEnded: (error: HomeError) => void
  times?: typeof LINK_TIMES
}

type Me = Awaited<ReturnType<Auth['me']>>

/** Tries at a server whose answer was lost. */
const TRIES = 3

/** Runs it again where its answer was lost. */
async function retryLost(run: () => Promise<unknown>) {
  for (let left = TRIES - 1; ; left--)
    try {
      await run()
      return
    } catch (error) {
      if (left === 0 || !(error instanceof UnreachableError)) throw error
    }
}

/**
 * Deletes the wallet. The vault marks its share first, without effect; then auth marks the user, from where on the time
 * runs; then the vault is told that it counts. Stopped after the first step, nothing is deleted. Stopped after the second,
 * the next login goes on. The other way around, auth keeps the wallet first.
 */
export function createDeletion(parameters: CreateDeletionParameters) {
  const {
    auth,
    vault,
    login,
    projectId,
    origin,
    locale,
    agree,
    read,
    write,
    onEnded,
    times = LINK_TIMES,
  } = parameters
  let running = new AbortController()
  /** The vault's approval, for another try. */
  let approved: string | undefined

  function show(values: Partial<DeletionStep>) {
    const { deletion } = read()
    if (deletion) write({ deletion: { ...deletion, isBusy: false, error: undefined, ...values } })
  }

  /** The vault's own proof: that of a login at a provider or of a new device, else a link. */
  async function prove(signal: AbortSignal): Promise<string> {
    const known = approved ?? (await login.approval())
    if (known !== undefined) return known
    const { id } = await login.authorized(async ({ account, email }) => {
      if (email === null || account !== email) throw new StaleLoginError()
      return vault.startApproval({ projectId, origin, email, locale: locale(), purpose: 'delete' })
    })
    show({ step: 'link', isBusy: true })
    await keepAsking(signal, () =>
      waitForApproval({ vault, id, signal, times, rejection: DELETION_REJECTED }),
    )
    return id
  }

  async function mark(signal: AbortSignal) {
    approved = await prove(signal)
    if (signal.aborted) return
    const id = approved
    const { token: vaultToken } = await withPasskey(
      () => vault.askDeletion(id),
      () => agree(id),
    ).catch((error) => {
      if (isRefusal(error, ['grant'])) approved = undefined
      throw isRefusal(error, ['share']) ? new WalletError('disagree') : error
    })
    if (signal.aborted) return
    const { purgeAt } = await login.withConsent({ delete: vaultToken }, ({ token }, signature) =>
      auth.deleteAccount(token, { vaultToken, signature, locale: locale() }),
    )
    approved = undefined
    write({ purgeAt, deletion: undefined })
    await retryLost(() => vault.confirmDeletion(vaultToken))
  }

  const keep = (vaultToken: string, token: string) =>
    retryLost(() => vault.undoDeletion(vaultToken)).then(() => retryLost(() => auth.endDeletion(token)))

  return {
    begin(): void {
      write({ deletion: { step: 'confirm', balances: undefined, isBusy: false } })
      void parameters.readBalances().then((balances) => show({ balances }))
    },

    cancel(): void {
      running.abort()
      write({ deletion: undefined })
    },

    /** Asks for the deletion. It needs a login of the last five minutes. */
    async start(): Promise<void> {
      if (!login.isFresh()) return onEnded({ code: 'stale' })
      running.abort()
      running = new AbortController()
      const { signal } = running
      show({ isBusy: true })
      try {
        await mark(signal)
      } catch (cause) {
        if (signal.aborted) return
        const error = toHomeError(cause)
        if (hasEnded(error)) onEnded(error)
        else show({ step: 'confirm', error })
      }
    },

    /** Keeps the wallet. Where another tab has kept it, auth says that nothing is left to keep. */
    keep: (): Promise<void> =>
      login.authorized(async ({ token }) => {
        const kept = await auth.keepAccount(token).catch((error) => {
          if (!isRefusal(error, ['expired'])) throw error
        })
        if (!kept) return
        write({ purgeAt: undefined })
        await keep(kept.vaultToken, token)
      }),

    /** Keeps the wallet by the tokens of a mail, without a login. */
    async keepByLink(link: string): Promise<void> {
      const [token = '', vaultToken = ''] = link.split('.')
      await retryLost(() => auth.keepByLink(token))
      await retryLost(() => vault.undoDeletion(vaultToken))
    },

    /** Shows what auth says. */
    show({ deletion }: Me): void {
      const purgeAt = deletion === null || deletion.isKept ? undefined : deletion.purgeAt
      if (purgeAt !== read().purgeAt) write({ purgeAt })
    },
  }
}
