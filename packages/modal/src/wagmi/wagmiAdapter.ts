import type {
  AccountState,
  Adapter,
  AdapterHost,
  ConnectedAccount,
  Connection,
  ConnectorInput,
  ProviderSource,
} from '@foyer/modal-core'
import {
  BROWSER_WALLET,
  ConnectorNotFoundError,
  NoAccountError,
  watchOtherTabs,
} from '@foyer/modal-core/page'
// Not from @wagmi/core, which npm may install below wagmi, where other packages do not find it.
import type { Config, Connector, CreateConnectorFn, Connection as WagmiConnection } from 'wagmi'
import { connect, watchConnectors } from 'wagmi/actions'
import { ignoreMalformedAnnouncements } from '../eip1193/ignoreMalformedAnnouncements.ts'
import type { Eip1193Provider } from '../eip1193/provider.ts'
import { readAnnouncement } from '../eip1193/readAnnouncement.ts'
import { readEthereum, watchEthereum } from '../eip1193/watchEthereum.ts'
import { oncePerTurn } from '../oncePerTurn.ts'
import type { Reconnects, Remembered } from './createReconnects.ts'
import type { createRequests } from './createRequests.ts'

const INJECTED = 'injected'

/** Requests of the adapter whose code loads with the first of them. */
const REQUESTS = [
  'getNode',
  'disconnect',
  'switchConnection',
  'switchNetwork',
  'getBalances',
  'getAssets',
  'estimateFee',
  'sendTransaction',
  'sendCalls',
  'getCallsStatus',
  'signMessage',
] as const satisfies (keyof Adapter)[]

type Requests = Pick<ReturnType<typeof createRequests>, (typeof REQUESTS)[number]>

/**
 * Lets the modal drive a wagmi config. wagmi's own hooks and actions go on working with it. Supports wagmi 3 and 2.
 *
 * @example
 * const foyer = createFoyer({ networks: [bsc], adapters: [wagmiAdapter(config)] })
 * await foyer.connect({ connectorId: 'io.metamask' })
 * // { status: 'connected', address: '0xf39F…', chainId: 56, … }, which wagmi's own hooks return, too
 */
export function wagmiAdapter(config: Config): Adapter<'eip155'> {
  const sources = new Map<string, ProviderSource>()
  // The Account view loads this with the balances, so that it is there for what is pressed next.
  const loadRequests = () => import('./createRequests.ts').then((one) => one.createRequests(config))
  const requests = Object.fromEntries(
    REQUESTS.map((name) => [name, async (parameters: never) => (await loadRequests())[name](parameters)]),
  ) as Requests
  return {
    ...requests,
    name: 'wagmi',
    namespace: 'eip155',
    source: config,
    start: (host) => follow(config, host, sources),

    async getProvider({ connectorId }) {
      const connector = config.connectors.find(({ id }) => id === connectorId)
      return (await connector?.getProvider()) as Eip1193Provider | undefined
    },

    addProvider(source) {
      sources.set(source.id, source)
      const { connectors } = config._internal
      const connector = connectors.setup(source.forms?.wagmi as CreateConnectorFn)
      connectors.setState((list) => [...list, connector])
      return () => {
        sources.delete(source.id)
        connectors.setState((list) => list.filter(({ uid }) => uid !== connector.uid))
      }
    },

    async connect({ connectorId }) {
      const connector = config.connectors.find(({ id }) => id === connectorId)
      if (connector === undefined) throw new ConnectorNotFoundError({ connectorId })
      if (connector.uid !== config.state.current) await connect(config, { connector })
      // wagmi may have its accounts from the permission alone: the wallet itself has the last word.
      const addresses = await connector.getAccounts()
      const account = toConnected(addresses, await connector.getChainId(), connectorId)
      if (account === undefined) throw new NoAccountError()
      return account
    },

    connectAndSign: async ({ connectorId, createMessage }) =>
      sources.get(connectorId)?.signIn?.(createMessage),

    setNetwork({ network }) {
      const { status, chainId } = config.state
      const chain = config.chains.find(({ id }) => id === network.id)
      // A connected wallet says itself which chain it is on.
      if (status === 'connected' || chain === undefined || chain.id === chainId) return
      config.setState((state) => ({ ...state, chainId: chain.id }))
    },
  }
}

/** Waits until wagmi has read its storage: before that it has no connection. With `ssr`, the page starts the reading. */
async function hydration({ storage, _internal: { ssr, store } }: Config) {
  const { persist } = store as unknown as { persist: Persist }
  if (storage === null || ssr || persist.hasHydrated()) return
  await new Promise<void>((resolve) => persist.onFinishHydration(resolve))
}

/** The wallets that have announced themselves. None where the config does not look for them. */
const announced = ({ _internal: { mipd } }: Config) => mipd?.getProviders() ?? []

/** Makes wagmi ask for the wallets again where a malformed announcement keeps its store from adding any. */
function repairDiscovery(config: Config) {
  if (announced(config).some((detail) => readAnnouncement(detail) === undefined))
    config._internal.mipd?.reset()
}

/** True if several wallets have announced themselves by the same rdns: wagmi makes no connector of its own for each. */
function hasTwins(config: Config) {
  const rdns = announced(config).flatMap((detail) => readAnnouncement(detail)?.rdns ?? [])
  return new Set(rdns).size < rdns.length
}

type Persist = { hasHydrated: () => boolean; onFinishHydration: (listener: () => void) => unknown }

function follow(
  config: Config,
  { setConnectors, setConnections, setAccount, setNetwork }: AdapterHost,
  sources: ReadonlyMap<string, ProviderSource>,
) {
  let reconnects: Reconnects | undefined
  const remembered = new Map<string, Remembered>()
  const originals = new Map<Connector, Connector>()
  const load = async () => {
    const one = await import('./createReconnects.ts')
    reconnects ??= one.createReconnects({ config, remembered, originals })
    return reconnects
  }
  // If its chunk fails to load, what it would do waits for the next change.
  const run = (task: (loaded: Reconnects) => unknown) => void load().then(task, () => {})

  /** Keeps what wagmi has stored about the wallets of the last visit that have not connected since. */
  function remember() {
    for (const [uid, { accounts, connector }] of config.state.connections)
      if (config.connectors.some((one) => one.uid === uid)) remembered.delete(connector.id)
      else remembered.set(connector.id, { name: connector.name, accounts })
  }

  /** Gives wagmi's own `reconnect` limits, too, for the wallets of the last visit. */
  function limit(connector: Connector) {
    if (originals.has(connector)) return
    const original = { ...connector }
    originals.set(connector, original)
    connector.isAuthorized = async () => {
      await hydration(config)
      remember()
      const loaded = remembered.has(connector.id) && (await load().catch(() => undefined))
      return loaded ? loaded.isAuthorized(connector) : original.isAuthorized()
    }
    connector.connect = (parameters) => {
      const isAdded =
        parameters?.isReconnecting && config.connectors.some(({ uid }) => uid === config.state.current)
      if (isAdded) run((loaded) => loaded.takeUp(connector))
      // wagmi would take it for the only connection. It passes over a wallet that rejects.
      return isAdded ? Promise.reject(new Error('Another wallet is in use.')) : original.connect(parameters)
    }
  }

  function followOtherTab() {
    remembered.clear()
    run((loaded) => loaded.followOtherTab())
  }

  /**
   * Takes up the connections that wagmi has stored, without a prompt. Wallets that announce themselves late would
   * otherwise stay disconnected after a reload.
   */
  async function resume() {
    await hydration(config)
    remember()
    const recent = await config.storage?.getItem('recentConnectorId')
    if (recent || remembered.size) run((loaded) => loaded.resume(recent))
  }

  function reportConnectors() {
    if (hasTwins(config)) run((loaded) => loaded.separateWallets())
    config.connectors.forEach(limit)
    // An announced wallet without an rdns has no id.
    const connectors = config.connectors.filter(({ id }) => typeof id === 'string')
    setConnectors(connectors.map((connector) => toConnector(config, connector, sources.get(connector.id))))
    void resume()
  }

  function reportAccount() {
    remember()
    setConnections([...config.state.connections.values()].map(toConnection))
    const account = toAccount(config)
    if (account !== undefined) setAccount(account)
  }

  let isStopped = false
  const reportNetwork = () => {
    if (!isStopped) setNetwork(config.state.chainId)
  }

  const { ask, stop } = oncePerTurn(reportConnectors)
  const stops = [
    stop,
    ignoreMalformedAnnouncements(),
    config.subscribe((state) => state, reportAccount, {
      equalityFn: (a, b) =>
        a.status === b.status && a.current === b.current && a.connections === b.connections,
    }),
    config.subscribe(({ chainId }) => chainId, reportNetwork),
    watchConnectors(config, { onChange: ask }),
    watchOtherTabs(`${config.storage?.key}.store`, followOtherTab),
  ]
  if (readEthereum(window) === undefined) stops.push(watchEthereum(window, ask))
  reportConnectors()
  reportAccount()
  void hydration(config).then(() => {
    // The chain that wagmi has stored counts, not the one that it starts with.
    reportNetwork()
    repairDiscovery(config)
  })
  return () => {
    isStopped = true
    for (const end of stops) end()
  }
}

/**
 * Undefined keeps what is: wagmi says `connecting` for its first look at the wallets, too, and the modal knows by
 * itself when it is asking one.
 */
function toAccount({ state: { status, current, connections } }: Config): AccountState | undefined {
  if (status === 'connecting') return undefined
  if (status !== 'connected') return { status }
  const connection = connections.get(current ?? '')
  const account = connection && toConnected(connection.accounts, connection.chainId, connection.connector.id)
  return account ?? { status: 'disconnected' }
}

function toConnection({ accounts, chainId, connector }: WagmiConnection): Connection {
  return { connectorId: connector.id, chainId, accounts: accounts.map((address) => ({ address })) }
}

function toConnected(
  addresses: readonly string[],
  chainId: number,
  connectorId: string,
): ConnectedAccount | undefined {
  const [address] = addresses
  if (address === undefined) return undefined
  return { status: 'connected', address, addresses: [...addresses], chainId, connectorId }
}

function toConnector(
  config: Config,
  { id, name, icon, type }: Connector,
  source?: ProviderSource,
): ConnectorInput {
  if (source !== undefined)
    return { id, name, icon, type: source.type, methods: source.methods, installed: false }
  if (type !== 'injected') return { id, name, icon, type: 'EXTERNAL', installed: false }
  if (id === INJECTED) {
    const ethereum = readEthereum(window)
    const unannounced = announced(config).every(({ provider }) => provider !== ethereum)
    return { id, name: BROWSER_WALLET, type: 'INJECTED', installed: ethereum !== undefined, unannounced }
  }
  // wagmi gives an announced wallet its rdns as id, and an rdns has a dot.
  const [rdns] = id.includes('.') ? id.split('#') : []
  return { id, name, icon, type: rdns ? 'ANNOUNCED' : 'INJECTED', rdns, installed: rdns !== undefined }
}
