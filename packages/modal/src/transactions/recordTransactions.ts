import type { FeatureModal, ModalEvents, Network, RecentTransaction } from '@foyer/modal-core'
import { cleanText, reportLoadError, watchOtherTabs } from '@foyer/modal-core/page'

/** The most that are kept of an account, and of all. */
const MAX_RECORDS_OF_ACCOUNT = 10
const MAX_RECORDS = 50
const LONGEST_DESCRIPTION = 80

type Event = ModalEvents['transaction']
type Status = Event['status']

/** The shapes of what transactions are known by, by namespace. */
const IDS: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[0-9a-f]{64}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{64,88}$/,
  bip122: /^[0-9a-f]{64}$/,
}

/** Keeps the transactions that the modal follows in this browser, and shows them in the account. */
export function recordTransactions(modal: FeatureModal) {
  const { controls, events, networks, storage } = modal
  const key = `foyer.1.${modal.id}.recentTransactions`
  const state = modal.attach('transactions', { recent: [] })
  let { isKept } = storage
  const readKept = () => readStored(storage.read(key))
  /** Those that have been in the list of this page. */
  const listed = new Set<string>()
  show(readKept())
  const descriptions = new Map<string, string | undefined>()

  function show(recent: RecentTransaction[]) {
    state.recent = recent
    for (const one of recent) listed.add(keyOf(one))
  }

  /** Changes the newest list: another tab may have written to it. */
  function change(run: (recent: readonly RecentTransaction[]) => RecentTransaction[]) {
    show(run(isKept ? readKept() : state.recent))
    try {
      storage.web?.setItem(key, JSON.stringify(state.recent))
      isKept = storage.isKept
    } catch {
      // A full or forbidden storage forgets the list with the page.
      isKept = false
    }
  }

  /** Takes over what another tab has written. A list that could not be kept gets what is new to it. */
  function follow() {
    const kept = readKept()
    show(
      isKept
        ? kept
        : [...state.recent, ...kept.filter((one) => !listed.has(keyOf(one)))].slice(0, MAX_RECORDS),
    )
  }

  function take({ hash, chainId, status, lastBlock }: Event) {
    const network = networks.find(chainId)
    if (network === undefined || !isId(hash, network.chainNamespace)) return
    const { caipNetworkId, chainNamespace } = network
    const account = modal.state.accounts[chainNamespace]
    const isIt = (one: RecentTransaction) => keyOf(one) === keyOf({ hash, caipNetworkId })
    change((recent) => {
      if (recent.some(isIt))
        return recent.map((one) => (isIt(one) ? { ...one, status: later(one.status, status) } : one))
      // One that the user has cleared does not come back.
      if (listed.has(keyOf({ hash, caipNetworkId })) || account.status !== 'connected') return [...recent]
      const { address } = account
      const description = descriptions.get(keyOf({ hash, caipNetworkId }))
      const others = recent.filter((one) => one.address !== address)
      const own = recent.filter((one) => one.address === address).slice(0, MAX_RECORDS_OF_ACCOUNT - 1)
      const added = { hash, caipNetworkId, address, status, description, lastBlock }
      return [added, ...own, ...others].slice(0, MAX_RECORDS)
    })
  }

  let isLoaded = false
  const stops = [
    events.on('transaction', take),
    watchOtherTabs(key, follow),
    events.on('open', () => {
      if (isLoaded) return
      isLoaded = true
      import('@foyer/modal-ui/transactions').catch((cause) => {
        isLoaded = false
        void reportLoadError(modal, cause)
      })
    }),
  ]
  controls.transactions = {
    clear: (address) => change((recent) => recent.filter((one) => one.address !== address)),
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

/** Base58 has both cases of a letter. */
const keyOf = ({ hash, caipNetworkId }: Pick<RecentTransaction, 'hash' | 'caipNetworkId'>) =>
  `${caipNetworkId}:${hash.startsWith('0x') ? hash.toLowerCase() : hash}`

const isId = (hash: unknown, namespace = ''): hash is string =>
  typeof hash === 'string' && Object.hasOwn(IDS, namespace) && IDS[namespace]?.test(hash) === true

/** The weight of each status: a block shows an end, and that one has expired is told by blocks without it. */
const WEIGHTS: Readonly<Record<Status, number>> = {
  pending: 0,
  shared: 0,
  timedOut: 0,
  expired: 1,
  confirmed: 2,
  reverted: 2,
  replaced: 2,
}
const isStatus = (value: unknown): value is Status =>
  typeof value === 'string' && Object.hasOwn(WEIGHTS, value)

/** The status after another look. A tab or a node that is behind takes no end back. */
const later = (known: Status, next: Status) => (WEIGHTS[known] > WEIGHTS[next] ? known : next)

/** Anything that another script or version has left there is dropped. */
function readStored(text: string | null | undefined): RecentTransaction[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(rows) ? rows.slice(0, MAX_RECORDS).flatMap(readRow) : []
  } catch {
    return []
  }
}

function readRow(row: unknown): RecentTransaction[] {
  const { hash, caipNetworkId, address, status, ...rest } = Object(row) as Record<string, unknown>
  if (typeof caipNetworkId !== 'string' || typeof address !== 'string' || !isStatus(status)) return []
  if (!isId(hash, caipNetworkId.split(':')[0])) return []
  const text = typeof rest.description === 'string' ? rest.description.slice(0, LONGEST_DESCRIPTION) : ''
  const description = (text && cleanText(text)) || undefined
  const isHeight = Number.isSafeInteger(rest.lastBlock) && Number(rest.lastBlock) >= 0
  const lastBlock = isHeight ? Number(rest.lastBlock) : undefined
  return [{ hash, caipNetworkId, address, status, description, lastBlock }]
}
