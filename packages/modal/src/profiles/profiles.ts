import type { Feature, FeatureModal, Schedule } from '@foyer/modal-core'
import { schedule as pageSchedule } from '@foyer/modal-core/page'
import { toProfile } from './toProfile.ts'
import { type ProfileAccount, wantedAccounts } from './wantedAccounts.ts'

/** The name and picture of an account. Either may be missing. */
export type ProfileAnswer = { name?: string | null | undefined; image?: string | null | undefined }

/** A viem client. Dapps without viem compile this file, too. */
export type EnsClient = { request: (...parameters: never[]) => Promise<unknown> }

export type ProfilesParameters = {
  /**
   * Looks an account up: in ENS, in your own data, anywhere. Resolve to undefined or null if it has no name and no
   * picture. The signal aborts a look-up whose result is no longer needed.
   */
  resolve?:
    | ((
        account: ProfileAccount,
        options: { signal: AbortSignal },
      ) => Promise<ProfileAnswer | null | undefined>)
    | undefined
  /**
   * Looks EVM accounts up in ENS where `resolve` has no answer. True asks by your own client of Ethereum, which has to be in
   * `networks`; or pass a viem client of it. The code loads with the first account. Needs viem.
   */
  ens?: true | EnsClient | undefined
  /**
   * The picture of an account that has no other: a `data:` URL that you draw, or one of `imageOrigins`. It is called once
   * for each account, and looks nothing up.
   */
  avatar?: ((account: ProfileAccount) => string | undefined) | undefined
  /** Origins that pictures may come from, for example `https://images.example`. Default none but `data:` and `blob:`. */
  imageOrigins?: readonly string[] | undefined
  /** For tests. */
  schedule?: Schedule | undefined
}

/** Time that a look-up may take, in milliseconds. */
const TIMEOUT = 10_000

type LookUp = { status: 'pending' | 'done' | 'failed'; end: () => void }

/**
 * Shows names and pictures of accounts in place of bare addresses. An account is looked up once it is in use, the others
 * of the connected wallets when their list is open; each once per visit, and again after a failure when it is next
 * needed. Anybody can choose any name and picture, so they are cleaned before they are drawn.
 *
 * @example
 * createFoyer({ …, features: [profiles({ resolve: async ({ address }) => ({ name: await nameOf(address) }) })] })
 */
export function profiles(parameters: ProfilesParameters): Feature {
  return { name: 'profiles', start: (modal) => start(modal, parameters) }
}

function start(
  modal: FeatureModal,
  { resolve, ens, avatar, imageOrigins = [], schedule = pageSchedule }: ProfilesParameters,
) {
  let resolver: Promise<(address: string) => Promise<ProfileAnswer | undefined>> | undefined

  async function askEns({ address, namespace }: ProfileAccount) {
    if (ens === undefined || namespace !== 'eip155') return undefined
    resolver ??= import('./createEnsResolver.ts').then((one) => one.createEnsResolver(modal, ens))
    // Code that did not load is asked for again with the next account.
    resolver.catch(() => {
      resolver = undefined
    })
    return (await resolver)(address)
  }

  const known = modal.attach('profiles', {})
  const lookUps = new Map<string, LookUp>()

  /** Shows the alert of a gateway that refused or failed. What another resolver throws is the dapp's own matter. */
  async function raise(error: unknown) {
    // Whoever throws this has loaded its code, which is none of the entry's.
    if (!(error instanceof Error) || error.name !== 'ServerFailure') return
    const wire = await import('@foyer/modal-core/wire').catch(() => undefined)
    const code = wire?.alertOf(error)
    if (code !== undefined) modal.alerts.show(code)
  }

  /** Keeps what may be drawn of an answer. */
  function keep(account: ProfileAccount, answer: unknown) {
    const profile = toProfile(answer, imageOrigins)
    if (profile !== undefined) known[`${account.namespace}:${account.address}`] = profile
  }

  function lookUp(account: ProfileAccount): LookUp {
    const aborter = new AbortController()
    const cancelTimeout = schedule(() => aborter.abort(), TIMEOUT)
    const entry: LookUp = { status: 'pending', end: () => aborter.abort() }
    aborter.signal.addEventListener('abort', () => {
      cancelTimeout()
      if (entry.status === 'pending') entry.status = 'failed'
    })

    async function ask() {
      try {
        const drawn = avatar?.({ ...account })
        if (drawn !== undefined) keep(account, { image: drawn })
        const own: unknown = await resolve?.({ ...account }, { signal: aborter.signal })
        const answer: unknown = own ?? (await askEns(account))
        if (entry.status !== 'pending') return
        entry.status = 'done'
        if (answer != null) keep(account, withImage(answer as object, drawn))
      } catch (error) {
        // The address stands for itself.
        if (entry.status !== 'pending') return
        entry.status = 'failed'
        await raise(error)
      } finally {
        cancelTimeout()
      }
    }
    void ask()
    return entry
  }

  function follow() {
    const wanted = wantedAccounts(modal.state)
    for (const [key, { status, end }] of lookUps) {
      if (wanted.has(key) || status === 'done') continue
      end()
      lookUps.delete(key)
    }
    for (const [key, account] of wanted) if (!lookUps.has(key)) lookUps.set(key, lookUp(account))
  }

  const unsubscribe = modal.subscribe(follow)
  return () => {
    unsubscribe()
    for (const { end } of lookUps.values()) end()
  }
}

/** An answer with another picture where it has none of its own. */
const withImage = (answer: object, image: string | undefined) => ({
  ...answer,
  image: (answer as ProfileAnswer).image ?? image,
})
