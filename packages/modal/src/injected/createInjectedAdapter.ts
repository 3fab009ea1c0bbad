import type {
  Adapter,
  AdapterHost,
  GetBalancesParameters,
  MultiChainProvider,
  Namespace,
  Network,
  ProviderOf,
  ProviderSource,
  TokenBalance,
} from '@foyer/modal-core'
import type { Connections } from '../connections/createConnections.ts'
import { createNetworkInUse } from '../connections/createNetworkInUse.ts'

/** An object that a wallet has put on the page. */
export type InjectedWallet = {
  /** Stable over reloads. */
  id: string
  name: string
  /** The wallet's id in the directory, which has its picture. */
  explorerId: string | undefined
  wallet: object
}

/** A wallet as it is connected: one of the page, or a paired one. */
export type FoundWallet = { id: string; name: string } & (
  | { wallet: object; paired?: undefined }
  | { paired: MultiChainProvider }
)

export type LoadParameters = {
  host: AdapterHost
  /** The wallet of a connector as it is now. Undefined for one that is not here. */
  findWallet: (connectorId: string) => Promise<FoundWallet | undefined>
  /** True if a wallet can be taken up after a reload. */
  isAuthorized: (connectorId: string) => boolean
  /** The network of the namespace that the modal works on. */
  networkInUse: () => Network | undefined
}

type CreateInjectedAdapterParameters<namespace extends Namespace> = {
  namespace: namespace
  /** The page's window. Undefined on a server. */
  target: EventTarget | undefined
  /** Reads what is on the page, and asks no wallet for anything. */
  look: (target: EventTarget) => readonly InjectedWallet[]
  load: (parameters: LoadParameters) => Promise<Connections<ProviderOf<namespace>>>
  loadBalances: () => Promise<(parameters: GetBalancesParameters) => Promise<readonly TokenBalance[]>>
}

/** Extensions write to the page before it, while it loads, or after. None of these wallets has an event of its own. */
const MOMENTS = ['DOMContentLoaded', 'load']

/** Drives wallets that put an object on the page and announce themselves by nothing. */
export function createInjectedAdapter<namespace extends Namespace>({
  namespace,
  target,
  look,
  load: loadConnections,
  loadBalances,
}: CreateInjectedAdapterParameters<namespace>): Adapter<namespace> {
  type Loaded = Connections<ProviderOf<namespace>>
  const key = `connected.${namespace}` as const
  /** Wallets that features bring, such as a paired one. */
  const sources = new Map<string, ProviderSource>()
  let listed: readonly InjectedWallet[] = []
  let host: AdapterHost | undefined
  const networkInUse = createNetworkInUse(namespace, () => host)
  let loading: Promise<Loaded> | undefined
  let reading: ReturnType<typeof loadBalances> | undefined

  function load(): Promise<Loaded> {
    if (host === undefined) return Promise.reject(new Error('The adapter is not started'))
    loading ??= loadConnections({ host, findWallet, isAuthorized, networkInUse: networkInUse.get }).catch(
      (error: unknown) => {
        // A chunk that failed to load is requested again by the next call.
        loading = undefined
        throw error
      },
    )
    return loading
  }

  async function findWallet(connectorId: string): Promise<FoundWallet | undefined> {
    const source = sources.get(connectorId)
    if (source?.loadMultiChain !== undefined)
      return { id: source.id, name: source.name, paired: await source.loadMultiChain() }
    refresh()
    return listed.find(({ id }) => id === connectorId)
  }

  const isAuthorized = (connectorId: string) =>
    sources.get(connectorId)?.isAuthorized() ?? listed.some(({ id }) => id === connectorId)

  const stored = () => host?.storage.get(key) ?? []

  function refresh() {
    const found = target ? look(target) : []
    const isSame =
      found.length === listed.length && found.every(({ wallet }, at) => wallet === listed[at]?.wallet)
    if (isSame) return
    listed = found
    publish()
  }

  function publish() {
    host?.setConnectors([...listed.map(ofPage), ...[...sources.values()].map(ofSource)])
    void loading?.then(({ checkWallets }) => checkWallets())
    // Without its chunk the wallet stays disconnected; a click tries again.
    if (stored().length > 0)
      void load()
        .then(({ resume }) => resume())
        .catch(() => {})
  }

  return {
    name: namespace,
    namespace,
    source: target ?? globalThis,

    start(newHost) {
      host = newHost
      if (stored().length > 0) host.setAccount({ status: 'reconnecting' })
      listed = []
      publish()
      refresh()
      for (const moment of MOMENTS) target?.addEventListener(moment, refresh)
      const unwatch = host.storage.watch(key, () => void load().then((one) => one.followOtherTab()))
      return () => {
        for (const moment of MOMENTS) target?.removeEventListener(moment, refresh)
        unwatch()
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
  }
}

/** A wallet of the page as a connector. */
const ofPage = ({ id, name, explorerId }: InjectedWallet) => ({
  id,
  name,
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
