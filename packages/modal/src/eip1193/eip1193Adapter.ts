import type { Adapter, AdapterHost, ConnectedAccount, ProviderSource } from '@foyer/modal-core'
import { BROWSER_WALLET, ConnectorNotFoundError, NoAccountError } from '@foyer/modal-core/page'
import { type Eip1193Provider, personalSign, switchChain, toChainId } from './provider.ts'
import type { AnnouncedWallet } from './readAnnouncement.ts'
import { watchProviders } from './watchProviders.ts'

export type Eip1193AdapterParameters = {
  /** Where wallets announce themselves and `ethereum` is looked for. Default the page's window. */
  target?: EventTarget & { ethereum?: unknown }
}

const INJECTED = 'injected'
const loadSending = () => import('../eip155/sending.ts')
const EVENTS = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']

type Connection = {
  connectorId: string
  provider: Eip1193Provider
  /** What the wallet reported last. Undefined while it shares no account, for example because it is locked. */
  account: ConnectedAccount | undefined
  /** The account that the visitor chose, first while the wallet shares it. */
  preferred: string | undefined
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
export function eip1193Adapter({ target = globalThis.window }: Eip1193AdapterParameters = {}): Adapter {
  const providers = new Map<string, Eip1193Provider>()
  /** Wallets that features bring: their providers are made when they are first needed. */
  const sources = new Map<string, ProviderSource>()
  let announced: readonly AnnouncedWallet[] = []
  /** The wallets that are followed, the one in use first. */
  let connections: Connection[] = []
  /** The wallets to follow as this tab knows them, connected or not yet there, the one in use first. */
  let order: readonly string[] = []
  let host: AdapterHost | undefined

  function start(newHost: AdapterHost) {
    host = newHost
    const ethereum = target.ethereum as Eip1193Provider | undefined
    if (typeof ethereum?.request === 'function') providers.set(INJECTED, ethereum)
    order = stored()
    const stops = [watchProviders(target, publish), host.storage.watch('connectedConnectors', followOtherTab)]
    return () => {
      for (const stop of stops) stop()
      for (const { unwatch } of connections) unwatch()
      connections = []
      host = undefined
    }
  }

  function publish(wallets: readonly AnnouncedWallet[]) {
    announced = wallets
    for (const { rdns, provider } of wallets) providers.set(rdns, provider)
    host?.setConnectors([
      ...wallets.map(({ rdns, name, icon }) => {
        return { id: rdns, rdns, name, icon, type: 'ANNOUNCED' as const, installed: true }
      }),
      { id: INJECTED, name: BROWSER_WALLET, type: 'INJECTED', installed: providers.has(INJECTED) },
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

  /** Takes up the stored connections without a prompt, each as soon as its wallet is there. */
  function resume() {
    for (const connectorId of order) {
      const provider = providers.get(connectorId)
      if (!provider) resumeSource(connectorId)
      if (!provider || find(connectorId)) continue
      if (!connections.some(({ account }) => account)) host?.setAccount({ status: 'reconnecting' })
      connections.push(follow(connectorId, provider))
      void refresh(connectorId)
    }
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
    const provider = providers.get(connectorId) ?? (await sources.get(connectorId)?.load())
    if (provider) providers.set(connectorId, provider)
    return provider
  }

  const stored = () => host?.storage.get('connectedConnectors') ?? []
  const find = (connectorId: string) => connections.find((one) => one.connectorId === connectorId)

  /** Without accounts a wallet is still followed: a locked one names them again when it is unlocked. */
  function follow(connectorId: string, provider: Eip1193Provider): Connection {
    const listener = () => refresh(connectorId)
    for (const event of EVENTS) provider.on?.(event, listener)
    const unwatch = () => {
      for (const event of EVENTS) provider.removeListener?.(event, listener)
    }
    return { connectorId, provider, account: undefined, preferred: undefined, unwatch }
  }

  async function refresh(connectorId: string) {
    const connection = find(connectorId)
    if (!connection) return
    const account = await readAccount(connection).catch(() => undefined)
    if (find(connectorId) !== connection) return
    connection.account = account
    report()
  }

  function report() {
    const accounts = connections.flatMap(({ account }) => account ?? [])
    host?.setConnections(
      accounts.map(({ connectorId, chainId, addresses }) => {
        return { connectorId, chainId, accounts: addresses.map((address) => ({ address })) }
      }),
    )
    host?.setAccount(accounts[0] ?? { status: 'disconnected' })
  }

  /** Puts a connection in use, and stores it before those that this tab and others have stored. */
  function use(connection: Connection) {
    const { connectorId } = connection
    connections = [connection, ...connections.filter((one) => one.connectorId !== connectorId)]
    order = [...new Set([connectorId, ...order, ...stored()])]
    store()
  }

  function store() {
    host?.storage.set('connectedConnectors', order.length === 0 ? undefined : [...order])
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

  return {
    name: 'eip1193',
    namespace: 'eip155',
    source: target ?? globalThis,
    start,

    getProvider: ({ connectorId }) => loadSource(connectorId),

    addProvider(source) {
      sources.set(source.id, source)
      publish(announced)
      return () => {
        sources.delete(source.id)
        providers.delete(source.id)
        publish(announced)
      }
    },

    async connect({ connectorId }) {
      const provider = await loadSource(connectorId)
      if (!provider) throw new ConnectorNotFoundError({ connectorId })
      await provider.request({ method: 'eth_requestAccounts' })
      const account = await readAccount({ connectorId, provider, preferred: undefined })
      if (!account) throw new NoAccountError()
      find(connectorId)?.unwatch()
      use({ ...follow(connectorId, provider), account })
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
      await refresh(connectorId)
    },

    async switchNetwork({ network }) {
      const [connection] = connections
      if (!connection) return
      await switchChain(connection.provider, network)
      await refresh(connection.connectorId)
    },

    async getBalances(parameters) {
      const { readBalances } = await import('../eip155/readBalances.ts')
      return readBalances({ ...parameters, provider: find(parameters.connectorId)?.provider })
    },

    async getAssets(parameters) {
      const { readAssets } = await import('../eip155/readAssets.ts')
      return readAssets(find(parameters.connectorId)?.provider, parameters)
    },

    async estimateFee(parameters) {
      const { estimateFee } = await loadSending()
      return estimateFee({ ...parameters, provider: find(parameters.connectorId)?.provider })
    },

    async sendTransaction(parameters) {
      const { sendTransaction } = await loadSending()
      return sendTransaction(providerOf(find(parameters.connectorId)), parameters)
    },

    async sendCalls(parameters) {
      const { sendCalls } = await loadSending()
      return sendCalls(providerOf(find(parameters.connectorId)), parameters)
    },

    async getCallsStatus(parameters) {
      const { getCallsStatus } = await loadSending()
      return getCallsStatus(providerOf(find(parameters.connectorId)), parameters.id)
    },

    async signMessage(parameters) {
      return personalSign(providerOf(connections.find(({ account }) => account)), parameters)
    },
  }
}

/** What the wallet says now, or undefined when it shares no account with the page. */
async function readAccount({
  connectorId,
  provider,
  preferred,
}: Pick<Connection, 'connectorId' | 'provider' | 'preferred'>): Promise<ConnectedAccount | undefined> {
  const answer = await provider.request({ method: 'eth_accounts' })
  // The hash function of the checksums is larger than the rest of the adapter, and a page without a wallet needs none.
  const { toAddresses } = await import('./toAddresses.ts')
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
