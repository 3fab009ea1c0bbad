import type { Adapter, AdapterHost, ConnectedAccount, ProviderSource } from '@foyer/modal-core'
import { BROWSER_WALLET, ConnectorNotFoundError, NoAccountError } from '@foyer/modal-core/page'
import { announcedId, nameOf } from './announcedId.ts'
import type { createRequests } from './createRequests.ts'
import { type Eip1193Provider, personalSign, switchChain, toChainId } from './provider.ts'
import type { AnnouncedWallet } from './readAnnouncement.ts'
import { type EthereumTarget, readEthereum, watchEthereum } from './watchEthereum.ts'
import { watchProviders } from './watchProviders.ts'

export type Eip1193AdapterParameters = {
  /** The target on which wallets announce themselves and `ethereum` is looked for. Default the page's window. */
  target?: EthereumTarget
}

const INJECTED = 'injected'
const CONNECTED = 'connected.eip155'

/** Requests of the adapter whose code loads with the first of them. */
const REQUESTS = [
  'getBalances',
  'getAssets',
  'estimateFee',
  'sendTransaction',
  'sendCalls',
  'getCallsStatus',
] as const satisfies (keyof Adapter)[]

type Requests = Pick<ReturnType<typeof createRequests>, (typeof REQUESTS)[number]>

const EVENTS = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']
/** Time that a wallet may take to be taken up after a reload before the next one is in use, in milliseconds. */
const RESUME_TIMEOUT = 5_000

type Connection = {
  connectorId: string
  provider: Eip1193Provider
  /** The account that the wallet reported last. Undefined while it shares none, for example because it is locked. */
  account: ConnectedAccount | undefined
  /** The account that the visitor chose, first while the wallet shares it. */
  preferred: string | undefined
  /** The newest read of the account. Wallets may answer an older one later. */
  reading: Promise<void>
  /** True if it is being taken up after a reload, and has neither answered nor taken too long. */
  isPending: boolean
  /** The addresses of the last visit, one of which the wallet has to share before it is taken up. */
  expected: readonly string[] | undefined
  unwatch: () => void
}

/**
 * Drives the wallets of a page that has no wallet library: EIP-6963 discovery and EIP-1193 requests.
 *
 * @example
 * const foyer = createFoyer({ networks: [bsc], adapters: [eip1193Adapter()] })
 * foyer.state.connectors.list
 * // [{ id: 'io.metamask', name: 'MetaMask', installed: true, … }, …]
 */
export function eip1193Adapter({
  target = globalThis.window,
}: Eip1193AdapterParameters = {}): Adapter<'eip155'> {
  const providers = new Map<string, Eip1193Provider>()
  /** Wallets that features bring: their providers are made when they are first needed. */
  const sources = new Map<string, ProviderSource>()
  let announced: readonly (AnnouncedWallet & { id: string })[] = []
  /** The names of the wallets whose id is their rdns alone. */
  const owners = new Map<string, string>()
  /** The wallets that are followed, the one in use first. */
  let connections: Connection[] = []
  /** The wallets to follow as this tab knows them, connected or not yet there, the one in use first. */
  let order: readonly string[] = []
  let host: AdapterHost | undefined
  let startedAt = 0
  /** The wallet whose account was reported last as the one in use. */
  let inUse: string | undefined

  function start(newHost: AdapterHost) {
    host = newHost
    startedAt = Date.now()
    migrate(host)
    order = stored()
    const ethereum = readEthereum(target)
    if (ethereum) providers.set(INJECTED, ethereum)
    const stops = [watchProviders(target, setAnnounced), host.storage.watch(CONNECTED, followOtherTab)]
    if (!ethereum)
      stops.push(
        watchEthereum(target, (found) => {
          providers.set(INJECTED, found)
          publish()
        }),
      )
    return () => {
      for (const stop of stops) stop()
      for (const { unwatch } of connections) unwatch()
      connections = []
      host = undefined
    }
  }

  function setAnnounced(wallets: readonly AnnouncedWallet[]) {
    announced = wallets.map((wallet) => {
      const { rdns } = wallet
      const owner = owners.get(rdns) ?? savedOf(rdns)?.name ?? nameOf(wallet)
      owners.set(rdns, owner)
      return { ...wallet, id: announcedId(wallet, owner) }
    })
    for (const { id, provider } of announced) providers.set(id, provider)
    publish()
  }

  function publish() {
    const ethereum = providers.get(INJECTED)
    const unannounced = announced.every(({ provider }) => provider !== ethereum)
    host?.setConnectors([
      ...announced.map(({ id, rdns, name, icon }) => {
        return { id, rdns, name, icon, type: 'ANNOUNCED' as const, installed: true }
      }),
      {
        id: INJECTED,
        name: BROWSER_WALLET,
        type: 'INJECTED',
        installed: ethereum !== undefined,
        unannounced,
      },
      ...[...sources.values()].map(({ id, name, icon, type, methods }) => ({
        id,
        name,
        icon,
        type,
        methods,
        installed: false,
      })),
    ])
    resume()
  }

  /** The wallet of an id, as it is stored. Undefined where only its id is. */
  function savedOf(connectorId: string) {
    const [, name, ...addresses] = saved().find(([id]) => id === connectorId) ?? []
    return name === undefined ? undefined : { name, addresses }
  }

  /** The name by which a wallet is known again after a reload. */
  function nameOfId(connectorId: string) {
    const wallet = announced.find(({ id }) => id === connectorId)
    return wallet === undefined ? connectorId : nameOf(wallet)
  }

  /**
   * Takes up the stored connections without a prompt, each as soon as its wallet is there. Another wallet under the id of a
   * stored one is not taken up.
   */
  function resume() {
    for (const connectorId of order) {
      const provider = providers.get(connectorId)
      if (!provider) resumeSource(connectorId)
      if (!provider || find(connectorId)) continue
      const known = savedOf(connectorId)
      if (known !== undefined && known.name !== nameOfId(connectorId)) continue
      takeUp(follow(connectorId, provider), sources.has(connectorId) ? undefined : known?.addresses)
    }
  }

  /** Reads the account of a wallet that was connected at the last visit. One that answers late is not put in use. */
  function takeUp(connection: Connection, expected: readonly string[] | undefined) {
    const { unwatch } = connection
    connections.push(connection)
    connection.expected = expected
    connection.isPending = true
    const isLate = Date.now() - startedAt > RESUME_TIMEOUT
    const timer = setTimeout(() => postpone(connection), RESUME_TIMEOUT)
    connection.unwatch = () => {
      clearTimeout(timer)
      unwatch()
    }
    if (isLate && connections.some(({ account }) => account)) postpone(connection)
    else sortConnections()
    report()
    void refresh(connection)
  }

  /** Moves a connection that has not answered in time behind the others. */
  function postpone(connection: Connection) {
    const { connectorId, isPending } = connection
    if (!isPending) return
    connection.isPending = false
    order = [...order.filter((id) => id !== connectorId), connectorId]
    sortConnections()
    report()
  }

  function sortConnections() {
    connections.sort((a, b) => order.indexOf(a.connectorId) - order.indexOf(b.connectorId))
  }

  /** Takes over which wallets another tab has connected and disconnected. The one in use here stays in use. */
  function followOtherTab() {
    if (host?.storage.isKept !== true) return
    const ids = stored()
    const gone = connections.filter(({ connectorId }) => !ids.includes(connectorId))
    connections = connections.filter((one) => !gone.includes(one))
    for (const { unwatch } of gone) unwatch()
    order = [...new Set([...order, ...ids])].filter((id) => ids.includes(id))
    if (gone.length > 0) report()
    resume()
  }

  function resumeSource(connectorId: string) {
    const source = sources.get(connectorId)
    if (source?.isAuthorized() !== true) return
    // If its chunk fails to load, the wallet stays disconnected; a click tries again.
    void loadSource(connectorId).then(resume, () => {})
  }

  /** The provider of a wallet, or undefined for one that is not here. */
  async function loadSource(connectorId: string) {
    // Wallets replace what another one, or a first script of their own, has put there.
    const current = connectorId === INJECTED ? readEthereum(target) : undefined
    const provider = current ?? providers.get(connectorId) ?? (await sources.get(connectorId)?.load())
    if (provider) providers.set(connectorId, provider)
    return provider
  }

  const stored = () => host?.storage.get(CONNECTED) ?? []
  const saved = () => host?.storage.get('connectedWallets') ?? []
  const find = (connectorId: string) => connections.find((one) => one.connectorId === connectorId)

  /** Without accounts a wallet is still followed: a locked one names them again when it is unlocked. */
  function follow(connectorId: string, provider: Eip1193Provider): Connection {
    const listener = () => refresh(connection)
    for (const event of EVENTS) provider.on?.(event, listener)
    const unwatch = () => {
      for (const event of EVENTS) provider.removeListener?.(event, listener)
    }
    const connection: Connection = {
      connectorId,
      provider,
      account: undefined,
      preferred: undefined,
      reading: Promise.resolve(),
      isPending: false,
      expected: undefined,
      unwatch,
    }
    return connection
  }

  /** Resolves once the newest read of the account is answered. */
  async function refresh(connection: Connection) {
    await read(connection)
    if (!connections.includes(connection)) return
    connection.isPending = false
    if (connection.account) save()
    report()
  }

  /** Reads the account of a connection. Resolves once this read, or a newer one that has begun meanwhile, is answered. */
  async function read(connection: Connection): Promise<void> {
    const reading = readAccount(connection)
      .catch(() => undefined)
      .then((account) => {
        if (connection.reading !== reading) return
        const { expected } = connection
        const isExpected = expected === undefined || account?.addresses.some((one) => expected.includes(one))
        connection.account = isExpected ? account : undefined
        if (connection.account) connection.expected = undefined
      })
    connection.reading = reading
    for (let seen: unknown; seen !== connection.reading; await seen) seen = connection.reading
  }

  function report() {
    const accounts = connections.flatMap(({ account }) => account ?? [])
    host?.setConnections(
      accounts.map(({ connectorId, chainId, addresses }) => {
        return { connectorId, chainId, accounts: addresses.map((address) => ({ address })) }
      }),
    )
    // Until a wallet before it has answered, an account that is in use already stays in use.
    const first = connections.find(({ account, isPending }) => account ?? isPending)
    const account = first?.account ?? accounts.find(({ connectorId }) => connectorId === inUse)
    inUse = account?.connectorId
    host?.setAccount(account ?? { status: first ? 'reconnecting' : 'disconnected' })
  }

  /** Puts a connection in use, and stores it before those that this tab and others have stored. */
  function use(connection: Connection) {
    const { connectorId } = connection
    connections = [connection, ...connections.filter((one) => one.connectorId !== connectorId)]
    order = [...new Set([connectorId, ...order, ...stored()])]
    store()
  }

  function store() {
    save()
    host?.storage.set(CONNECTED, order.length === 0 ? undefined : [...order])
  }

  /** Stores by what the wallets are known again after a reload. */
  function save() {
    const wallets = order.flatMap((connectorId) => {
      const account = find(connectorId)?.account
      if (account) return [[connectorId, nameOfId(connectorId), ...account.addresses]]
      return saved().filter(([id]) => id === connectorId)
    })
    host?.storage.set('connectedWallets', wallets.length === 0 ? undefined : wallets)
  }

  async function requestDisconnect({ connectorId, provider }: Connection) {
    if (sources.has(connectorId)) return provider.disconnect?.()
    // Wallets without this method stay authorised, but the page no longer asks them.
    const params = [{ eth_accounts: {} }]
    await provider.request({ method: 'wallet_revokePermissions', params }).catch(() => {})
  }

  function providerOf(connection: Connection | undefined) {
    if (!connection) throw new NoAccountError()
    return connection.provider
  }

  const loadRequests = async () =>
    (await import('./createRequests.ts')).createRequests((connectorId) => find(connectorId)?.provider)
  const requests = Object.fromEntries(
    REQUESTS.map((name) => [name, async (parameters: never) => (await loadRequests())[name](parameters)]),
  ) as Requests

  return {
    ...requests,
    name: 'eip1193',
    namespace: 'eip155',
    source: target ?? globalThis,
    start,

    getProvider: ({ connectorId }) => loadSource(connectorId),

    addProvider(source) {
      sources.set(source.id, source)
      publish()
      return () => {
        sources.delete(source.id)
        providers.delete(source.id)
        publish()
      }
    },

    async connect({ connectorId }) {
      const provider = await loadSource(connectorId)
      if (!provider) throw new ConnectorNotFoundError({ connectorId })
      await provider.request({ method: 'eth_requestAccounts' })
      // Changes while the account is read count.
      const connection = follow(connectorId, provider)
      await read(connection)
      const { account } = connection
      if (!account) {
        connection.unwatch()
        throw new NoAccountError()
      }
      find(connectorId)?.unwatch()
      use(connection)
      report()
      return account
    },

    connectAndSign: async ({ connectorId, createMessage }) =>
      sources.get(connectorId)?.signIn?.(createMessage),

    async disconnect({ connectorId }) {
      const isLeaving = (id: string) => connectorId === undefined || id === connectorId
      const leaving = connections.filter((one) => isLeaving(one.connectorId))
      connections = connections.filter((one) => !leaving.includes(one))
      order = [...new Set([...order, ...stored()])].filter((id) => !isLeaving(id))
      store()
      report()
      for (const { unwatch } of leaving) unwatch()
      await Promise.all(leaving.map(requestDisconnect))
    },

    async switchConnection({ connectorId, address }) {
      const connection = find(connectorId)
      if (!connection) throw new ConnectorNotFoundError({ connectorId })
      connection.preferred = address ?? connection.preferred
      use(connection)
      await refresh(connection)
    },

    async switchNetwork({ network }) {
      const [connection] = connections
      if (!connection) return
      await switchChain(connection.provider, network)
      await refresh(connection)
    },

    async signMessage(parameters) {
      return personalSign(providerOf(connections.find(({ account }) => account)), parameters)
    },
  }
}

/** Takes over what was stored when all namespaces had one item. */
function migrate({ storage }: AdapterHost) {
  const ids = storage.get('connectedConnectors')
  if (ids === undefined) return
  storage.set(CONNECTED, ids)
  storage.set('connectedConnectors', undefined)
}

/** Reads the wallet's account now; undefined when it shares none with the page. */
async function readAccount({
  connectorId,
  provider,
  preferred,
}: Pick<Connection, 'connectorId' | 'provider' | 'preferred'>): Promise<ConnectedAccount | undefined> {
  const answer = await provider.request({ method: 'eth_accounts' })
  // The hash function of the checksums is larger than the rest of the adapter, and a page without a wallet needs none.
  const { toAddresses } = await import('./checksum.ts')
  const shared = toAddresses(answer)
  const chainId = toChainId(await provider.request({ method: 'eth_chainId' }))
  const addresses = [
    ...shared.filter((address) => address === preferred),
    ...shared.filter((address) => address !== preferred),
  ]
  const [address] = addresses
  if (address === undefined || chainId === undefined) return undefined
  return { status: 'connected', address, addresses, chainId, connectorId }
}
