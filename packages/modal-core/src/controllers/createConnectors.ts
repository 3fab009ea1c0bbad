import { proxy } from 'valtio/vanilla'
import type { ModalStorage } from '../storage/createStorage.ts'
import { BROWSER_WALLET, type Connector, type ConnectorInput } from '../types/connector.ts'
import type { Namespace } from '../types/network.ts'
import type { ProviderOf } from '../types/providers.ts'
import { cleanName } from '../utils/cleanName.ts'
import { findConnector } from '../utils/findConnector.ts'
import type { createMerge } from '../utils/mergeConnectors.ts'

/** The limit of wallets per namespace, because a page can announce wallets without end. */
const MAX_CONNECTORS = 100
/** From the last in the list to the first; other types come after them. */
const ORDER: ConnectorInput['type'][] = ['EXTERNAL', 'INJECTED', 'ANNOUNCED', 'WALLET_CONNECT']

/** Finds what the directory knows about a connector. */
export type Identify = (
  connector: Pick<Connector, 'id' | 'rdns' | 'explorerId' | 'type'>,
) => Partial<Connector> | undefined

type Merge = (connectors: readonly Connector[]) => readonly Connector[]
type CleanIcon = (icon: unknown) => string | undefined

/** The parts of the late code that connectors need. */
type Late = { withRare: (run: (rare: { createMerge: typeof createMerge }) => void) => void }

type CreateConnectorsParameters = {
  storage: ModalStorage
  isMobile: () => boolean
  debug: boolean
  /** Does something with code that loads late. */
  late: (run: (one: Late) => void) => void
  getProvider: (namespace: Namespace, connectorId: string) => Promise<ProviderOf<Namespace> | undefined>
}

/** The wallets that can be connected here, safe to draw and in the order of the list: recent ones first. */
export function createConnectors({
  storage,
  isMobile,
  debug,
  late,
  getProvider,
}: CreateConnectorsParameters) {
  const state = proxy<{ list: Connector[] }>({ list: [] })
  const reported = new Map<Namespace, readonly ConnectorInput[]>()
  const byNamespace = new Map<Namespace, Connector[]>()
  let cleanIcon: CleanIcon = () => undefined
  let merge: Merge = (connectors) => connectors
  let identify: Identify = () => undefined

  /** Rebuilds the list, with the recent connectors as they are stored. */
  function publish() {
    const recent = storage.get('recentConnectors') ?? []
    // Infinite for one that is not among them.
    const recency = ({ members }: Connector) =>
      Math.min(...members.map(({ id }) => recent.indexOf(id)).filter((place) => place !== -1))
    state.list = merge([...byNamespace.values()].flat())
      .map((one) => ({ ...one, ...identify(one), recent: recency(one) < Infinity }))
      .sort((a, b) => recency(a) - recency(b) || rank(a) - rank(b))
  }

  const find = (id: string) => findConnector(state.list, id)

  /** Replaces the connectors of one namespace. */
  function set(namespace: Namespace, inputs: readonly ConnectorInput[]) {
    reported.set(namespace, inputs)
    const seen = new Map<string, Connector>()
    for (const input of inputs) {
      if (seen.size === MAX_CONNECTORS) break
      if (seen.has(input.id) || isHidden(input, isMobile())) continue
      seen.set(input.id, {
        ...toConnector(namespace, input),
        imageUrl: cleanIcon(input.icon),
        getProvider: (({ namespace: asked = namespace } = {}) =>
          getProvider(asked, input.id)) as Connector['getProvider'],
      })
    }
    byNamespace.set(namespace, [...seen.values()])
    publish()
    // A page with one namespace has nothing to merge.
    if (byNamespace.size > 1)
      late((one) =>
        one.withRare(({ createMerge }) => {
          merge = createMerge({ debug })
          publish()
        }),
      )
  }

  let loading: Promise<void> | undefined

  async function load() {
    cleanIcon = await import('../utils/cleanIcon.ts').then((one) => one.cleanIcon)
    for (const [namespace, inputs] of reported) set(namespace, inputs)
  }

  return {
    state,
    find,
    publish,
    set,

    /** Sets the function that finds connectors in the directory. */
    setIdentify(next: Identify) {
      identify = next
      publish()
    },

    /** Loads the code that checks icons: once, and again after a failure. Before that no connector has an icon. */
    loadIcons(): Promise<void> {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}

const rank = ({ members }: Connector) => Math.min(...members.map(({ type }) => -ORDER.indexOf(type)))

/**
 * A 'Browser Wallet' is whatever put itself at `window.ethereum`. On desktop it is a second entry for a wallet that has
 * announced itself, unless none of them has that provider; on mobile it is of use only inside a wallet's browser.
 */
function isHidden({ name, rdns, installed, unannounced }: ConnectorInput, mobile: boolean) {
  if (name !== BROWSER_WALLET) return false
  return mobile ? rdns === undefined && !installed : !(installed && unannounced)
}

function toConnector(chain: Namespace, input: ConnectorInput): Omit<Connector, 'imageUrl' | 'getProvider'> {
  const { id, name, type, rdns, explorerId, methods = [], installed } = input
  return {
    id,
    name: cleanName(name) ?? cleanName(rdns) ?? 'Unknown Wallet',
    type,
    chain,
    members: [{ id, chain, type }],
    rdns,
    explorerId,
    imageId: undefined,
    methods: [...methods],
    installed,
    recent: false,
  }
}
