import type { FeatureModal, Modal, ModalEvents, Network, RecentTransaction } from '@foyer/modal-core'
import { activeAccount, cleanText, reportLoadError } from '@foyer/modal-core/page'
import { isTransactionHash } from './isTransactionHash.ts'

/** The most that are kept of an account, and of all. */
const MOST_OF_ACCOUNT = 10
const MOST = 50
const LONGEST_DESCRIPTION = 80

type Event = ModalEvents['transaction']

/** Keeps the transactions that the modal follows in this browser, and shows them in the account. */
export function recordTransactions(modal: FeatureModal) {
  const { controls, events, networks, storage } = modal
  const key = `foyer.1.${modal.id}.recentTransactions`
  const state = modal.attach('transactions', { recent: [] })
  state.recent = readStored(storage.read(key))
  const descriptions = new Map<string, string | undefined>()

  function keep(recent: RecentTransaction[]) {
    state.recent = recent
    try {
      storage.web?.setItem(key, JSON.stringify(recent))
    } catch {
      // A full or forbidden storage forgets the list with the page.
    }
  }

  function take({ hash, chainId, status }: Event) {
    const network = networks.find(chainId, 'eip155')
    if (network === undefined) return
    const { caipNetworkId } = network
    const isIt = (one: RecentTransaction) => keyOf(one) === keyOf({ hash, caipNetworkId })
    if (state.recent.some(isIt)) {
      keep(state.recent.map((one) => (isIt(one) ? { ...one, status } : one)))
      return
    }
    const account = activeAccount(modal.state)
    if (account.status !== 'connected') return
    const { address } = account
    const description = descriptions.get(keyOf({ hash, caipNetworkId }))
    const others = state.recent.filter((one) => one.address !== address)
    const own = state.recent.filter((one) => one.address === address).slice(0, MOST_OF_ACCOUNT - 1)
    keep([{ hash, caipNetworkId, address, status, description }, ...own, ...others].slice(0, MOST))
  }

  let isLoaded = false
  const stops = [
    events.on('transaction', take),
    events.on('open', () => {
      if (isLoaded) return
      isLoaded = true
      import('@foyer/modal-ui/transactions').catch((cause) => {
        isLoaded = false
        void reportLoadError(modal as Modal, cause)
      })
    }),
  ]
  controls.transactions = {
    clear: (address) => keep(state.recent.filter((one) => one.address !== address)),
  }

  return {
    /** Says what a transaction does, before it is followed. */
    describe(hash: string, network: Network, description: string | undefined) {
      descriptions.set(
        keyOf({ hash, caipNetworkId: network.caipNetworkId }),
        description && cleanText(description.slice(0, LONGEST_DESCRIPTION)),
      )
    },
    /** Those that had no end when the page was left. */
    pending: () => state.recent.filter(({ status }) => status === 'pending' || status === 'shared'),
    stop() {
      for (const stop of stops) stop()
      delete controls.transactions
    },
  }
}

const keyOf = ({ hash, caipNetworkId }: Pick<RecentTransaction, 'hash' | 'caipNetworkId'>) =>
  `${caipNetworkId}:${hash.toLowerCase()}`

const STATUSES = ['pending', 'shared', 'confirmed', 'reverted', 'replaced', 'timedOut'] as const

/** Anything that another script or version has left there is dropped. */
function readStored(text: string | null | undefined): RecentTransaction[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(rows) ? rows.slice(0, MOST).flatMap(readRow) : []
  } catch {
    return []
  }
}

function readRow(row: unknown): RecentTransaction[] {
  const { hash, caipNetworkId, address, status, description } = Object(row) as Record<string, unknown>
  const known = STATUSES.find((one) => one === status)
  if (!isTransactionHash(hash) || typeof caipNetworkId !== 'string' || typeof address !== 'string') return []
  if (known === undefined) return []
  const text = typeof description === 'string' ? description.slice(0, LONGEST_DESCRIPTION) : ''
  return [
    { hash, caipNetworkId, address, status: known, description: (text && cleanText(text)) || undefined },
  ]
}
