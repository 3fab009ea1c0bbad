import type {
  Adapter,
  AdapterHost,
  ConnectorInput,
  GetBalancesParameters,
  Namespace,
  Network,
  ProviderOf,
  ProviderSource,
  TokenBalance,
} from '@foyer/modal-core'
import type { Connections, ConnectionsParameters } from './createConnections.ts'
import { createNetworkInUse } from './createNetworkInUse.ts'

/** A wallet of the page, as it is listed. */
type WalletOfPage = Pick<ConnectorInput, 'id' | 'name' | 'icon' | 'explorerId'>

export type LoadParameters = ConnectionsParameters & {
  /** The network of the namespace that the modal works on. */
  networkInUse: () => Network | undefined
}

export type CreateNamespaceAdapterParameters<namespace extends Namespace, connections> = {
  namespace: namespace
  /** The page's window. Undefined on a server. */
  target: EventTarget | undefined
  /** The wallets of the page, those that features bring aside. */
  listed: () => readonly WalletOfPage[]
  /** Looks for wallets that put themselves into the page without an event. Returns true if others are there than before. */
  look?: () => boolean
  /** Watches wallets that register themselves. Returns what stops it. */
  watch?: (publish: () => void) => () => void
  load: (parameters: LoadParameters) => Promise<connections>
  loadBalances: () => Promise<(parameters: GetBalancesParameters) => Promise<readonly TokenBalance[]>>
  /** A feature has taken its wallet away again. */
  onRemove?: (connectorId: string) => void
}

/** Extensions write to the page before it, while it loads, or after. */
const MOMENTS = ['DOMContentLoaded', 'load']

/** The adapter of a namespace whose wallets share `createConnections`, which is loaded for the first of them. */
export function createNamespaceAdapter<
  namespace extends Namespace,
  connections extends Connections<ProviderOf<namespace>>,
>({
  namespace,
  target,
  listed,
  look,
  watch,
  load: loadConnections,
  loadBalances,
  onRemove,
}: CreateNamespaceAdapterParameters<namespace, connections>) {
  const key = `connected.${namespace}` as const
  /** Wallets that features bring, such as a paired one. */
  const sources = new Map<string, ProviderSource>()
  let host: AdapterHost | undefined
  const networkInUse = createNetworkInUse(namespace, () => host)
  let loading: Promise<connections> | undefined
  let reading: ReturnType<typeof loadBalances> | undefined

  function load(): Promise<connections> {
    if (host === undefined) return Promise.reject(new Error('The adapter is not started'))
    loading ??= loadConnections({ host, isAuthorized, networkInUse: networkInUse.get }).catch(
      (error: unknown) => {
        // A chunk that failed to load is requested again by the next call.
        loading = undefined
        throw error
      },
    )
    return loading
  }

  const isAuthorized = (connectorId: string) =>
    sources.get(connectorId)?.isAuthorized() ?? listed().some(({ id }) => id === connectorId)

  const stored = () => host?.storage.get(key) ?? []

  function refresh() {
    if (look?.()) publish()
  }

  function publish() {
    host?.setConnectors([...listed().map(ofPage), ...[...sources.values()].map(ofSource)])
    void loading?.then(({ checkWallets }) => checkWallets())
    // Without its chunk the wallet stays disconnected; a click tries again.
    if (stored().length > 0)
      void load()
        .then(({ resume }) => resume())
        .catch(() => {})
  }

  const adapter = {
    name: namespace as string,
    namespace,
    source: target ?? globalThis,

    start(newHost) {
      host = newHost
      if (stored().length > 0) host.setAccount({ status: 'reconnecting' })
      look?.()
      for (const moment of MOMENTS) target?.addEventListener(moment, refresh)
      const stops = [
        watch?.(publish),
        host.storage.watch(key, () => void load().then((one) => one.followOtherTab())),
      ]
      publish()
      return () => {
        for (const moment of MOMENTS) target?.removeEventListener(moment, refresh)
        for (const stop of stops) stop?.()
        void loading?.then(({ destroy }) => destroy())
        host = loading = undefined
      }
    },

    /** The modal opens: its texts about other namespaces are loaded. Without them it says less. */
    discover() {
      refresh()
      void import('@foyer/modal-ui/namespaces').catch(() => {})
    },

    addProvider(source) {
      if (source.loadMultiChain === undefined) return () => {}
      sources.set(source.id, source)
      publish()
      return () => {
        sources.delete(source.id)
        onRemove?.(source.id)
        publish()
      }
    },

    setNetwork(parameters) {
      if (networkInUse.set(parameters.network)) void loading?.then(({ report }) => report())
    },

    connect: async (parameters) => (await load()).connect(parameters),
    disconnect: async (parameters) => (await load()).disconnect(parameters),
    switchConnection: async (parameters) => (await load()).switchConnection(parameters),

    async switchNetwork(parameters) {
      const connections = await load()
      await connections.switchNetwork(parameters.network)
      networkInUse.set(parameters.network)
      connections.report()
    },

    getProvider: async ({ connectorId }) => loading && (await loading).getProvider(connectorId),

    async getBalances(parameters) {
      reading ??= loadBalances()
      return (await reading)(parameters)
    },

    signMessage: async (parameters) => (await load()).signText(parameters),
  } satisfies Adapter<namespace>

  return { adapter, sources, load, refresh }
}

/** A wallet of the page as a connector. */
const ofPage = ({ id, name, icon, explorerId }: WalletOfPage) => ({
  id,
  name,
  icon,
  explorerId,
  type: 'ANNOUNCED' as const,
  installed: true,
})

/** A wallet of a feature as a connector. */
const ofSource = ({ id, name, icon, type, methods }: ProviderSource) => ({
  id,
  name,
  icon,
  type,
  methods,
  installed: false,
})
