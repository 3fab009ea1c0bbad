import type { Wallet } from '../types/wallet.ts'
import type { WalletQuery } from '../wire/createDirectoryClient.ts'
import type { DirectoryHost } from './types.ts'

/** Wallets of a page that is not a search. */
export const PAGE = 40
const SEARCH_PAGE = 100
/** The debounce of a search, in milliseconds. */
const SEARCH_DELAY = 300

type BrowsingParameters = Pick<DirectoryHost, 'state' | 'setBrowse'> & {
  schedule: NonNullable<DirectoryHost['schedule']>
  signal: AbortSignal
  ask: (query: WalletQuery) => Promise<{ wallets: Wallet[]; count: number }>
  onFirstPage: (wallets: readonly Wallet[]) => void
  /** Called when a page cannot be loaded. `isEmpty`: nothing is shown instead, and nothing was searched for. */
  onFailure: (error: unknown, isEmpty: boolean) => void
}

/** The list of all wallets, page by page, and its search. */
export function createBrowsing(parameters: BrowsingParameters) {
  const { state, setBrowse, schedule, signal, ask, onFirstPage, onFailure } = parameters
  let latest = 0
  let progress: 'loading' | 'loaded' | 'failed' = 'loaded'
  let page = 0
  let found: Wallet[] = []
  let count = 0
  let unschedule = () => {}

  async function load(next: number) {
    const requestId = ++latest
    progress = 'loading'
    setBrowse({ status: 'loading', wallets: found })
    const search = state.query.trim()
    const entries = search === '' ? PAGE : SEARCH_PAGE
    const badge_type = state.certifiedOnly ? ('certified' as const) : undefined
    try {
      const answer = await ask({ page: next, entries, search, badge_type })
      if (requestId !== latest) return
      progress = 'loaded'
      page = next
      const before = next === 1 ? [] : found
      const ids = new Set(before.map(({ id }) => id))
      found = [...before, ...answer.wallets.filter(({ id }) => !ids.has(id))]
      count = answer.wallets.length === 0 ? found.length : answer.count
      setBrowse({ status: 'ready', wallets: found, count })
      if (next === 1) onFirstPage(found)
    } catch (error) {
      if (requestId !== latest || signal.aborted) return
      progress = 'failed'
      const isEmpty = found.length === 0 && search === ''
      onFailure(error, isEmpty)
      if (!isEmpty) setBrowse({ status: 'failed', wallets: found })
    }
  }

  return {
    found: (): readonly Wallet[] => found,

    browse() {
      unschedule()
      // Responses of running requests are ignored.
      latest++
      progress = 'loading'
      setBrowse({ status: 'loading', wallets: found })
      if (state.query.trim() === '') void load(1)
      else unschedule = schedule(() => void load(1), SEARCH_DELAY)
    },

    more() {
      // After a failure only the visitor retries, not the end of the list.
      if (progress !== 'loaded' || state.query.trim() !== '' || found.length >= count) return
      void load(page + 1)
    },

    reset() {
      latest++
      unschedule()
      found = []
    },

    cancel: () => unschedule(),
  }
}
