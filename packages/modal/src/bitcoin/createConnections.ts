import type {
  AdapterHost,
  BitcoinProvider,
  BitcoinPurpose,
  ConnectedAccount,
  Network,
} from '@foyer/modal-core'
import { ConnectorNotFoundError, NoAccountError } from '@foyer/modal-core/page'
import type { BitcoinWallet, SharedAddress } from './dialects/types.ts'
import { askWallet, UnsupportedFeatureError } from './errors.ts'
import { type Account, readShared } from './readShared.ts'

/** The time that a wallet may take to be there, and to answer, after a reload, in milliseconds. */
const RESUME_TIMEOUT = 3_000

export type CreateConnectionsParameters = {
  host: AdapterHost
  purposes: readonly BitcoinPurpose[]
  /** The wallet of a connector. Undefined for one that is not here. */
  findWallet: (connectorId: string) => Promise<BitcoinWallet | undefined>
  /** True if a wallet can be taken up without a prompt. */
  isAuthorized: (connectorId: string) => boolean
  /** The network of Bitcoin that the modal works on. */
  networkInUse: () => Network | undefined
}

type Connection = {
  connectorId: string
  wallet: BitcoinWallet
  /** The addresses that the wallet shares, also on networks that are none of the dapp's. */
  shared: readonly SharedAddress[]
  /** The address that the visitor chose, first while the wallet shares it. */
  preferred: string | undefined
  unwatch: () => void
}

export type Connections = ReturnType<typeof createConnections>

/** The connected wallets, the one in use first: asks them, follows them, and remembers them for the next visit. */
export function createConnections(parameters: CreateConnectionsParameters) {
  const { host, purposes, findWallet, isAuthorized, networkInUse } = parameters
  const networks = host.networks.filter(({ chainNamespace }) => chainNamespace === 'bip122')
  let connections: Connection[] = []
  /** The wallets that are being taken up after a reload. */
  const resuming = new Set<string>()
  /** True if wallets of the last visit are waited for. */
  let isWaiting = true
  const timer = setTimeout(() => {
    isWaiting = false
    report()
  }, RESUME_TIMEOUT)

  const stored = () => host.storage.get('connected.bip122') ?? []
  const store = (ids: readonly string[]) =>
    host.storage.set('connected.bip122', ids.length === 0 ? undefined : [...new Set(ids)])
  const find = (connectorId: string) => connections.find((one) => one.connectorId === connectorId)

  /** The account of a wallet on a network of the dapp, the address that the visitor chose first. */
  function accountOf({ shared, preferred }: Connection, inUse = networkInUse()): Account | undefined {
    const account = readShared(shared, { networks, inUse, purposes })
    const isFirst = ({ address }: { address: string }) => Number(address === preferred)
    return account && { ...account, addresses: account.addresses.toSorted((a, b) => isFirst(b) - isFirst(a)) }
  }

  function toAccount(connection: Connection): ConnectedAccount<'bip122'> | undefined {
    const account = accountOf(connection)
    const addresses = account?.addresses.map(({ address }) => address) ?? []
    const [address] = addresses
    if (account === undefined || address === undefined) return undefined
    const { connectorId } = connection
    return { status: 'connected', address, addresses, chainId: account.network.id, connectorId }
  }

  function report() {
    const shared = connections.flatMap((connection) => {
      const account = accountOf(connection)
      return account ? [{ connection, account }] : []
    })
    host.setConnections(
      shared.map(({ connection, account }) => ({
        connectorId: connection.connectorId,
        chainId: account.network.id,
        accounts: account.addresses.map(({ address, purpose }) => ({ address, label: purpose })),
      })),
    )
    const [inUse] = shared
    const isResuming = isWaiting && stored().some((connectorId) => !find(connectorId))
    host.setAccount(
      (inUse && toAccount(inUse.connection)) ?? { status: isResuming ? 'reconnecting' : 'disconnected' },
    )
  }

  /** Follows what a wallet says by itself. */
  function follow(connectorId: string, wallet: BitcoinWallet, shared: readonly SharedAddress[]): Connection {
    const connection: Connection = { connectorId, wallet, shared, preferred: undefined, unwatch() {} }
    async function onChange(given?: readonly SharedAddress[]) {
      const now = given ?? (await wallet.resume().catch(() => undefined))
      if (now === undefined || !connections.includes(connection)) return
      // One that shares nothing any more is left. One on a network that is none of the dapp's may come back.
      if (now.length === 0 && connection.shared.length > 0) drop(connection)
      else connection.shared = now
      report()
    }
    try {
      connection.unwatch = wallet.watch((given) => void onChange(given))
    } catch {
      // The wallet is not followed.
    }
    return connection
  }

  function drop({ connectorId, unwatch }: Connection) {
    connections = connections.filter((one) => one.connectorId !== connectorId)
    store(stored().filter((id) => id !== connectorId))
    stop(unwatch)
  }

  /** Puts a wallet in use, and stores it before those that this tab and others have stored. */
  function use(connection: Connection) {
    const { connectorId } = connection
    connections = [connection, ...connections.filter((one) => one.connectorId !== connectorId)]
    store([connectorId, ...stored()])
    report()
  }

  async function requireWallet(connectorId: string) {
    const wallet = await findWallet(connectorId)
    if (wallet === undefined) throw new ConnectorNotFoundError({ connectorId })
    return wallet
  }

  async function resumeOne(connectorId: string) {
    if (resuming.has(connectorId) || find(connectorId) || !isAuthorized(connectorId)) return
    resuming.add(connectorId)
    try {
      const wallet = await requireWallet(connectorId)
      const shared = await wallet.resume()
      // A connection or a disconnection of the meantime counts.
      if (find(connectorId) || !stored().includes(connectorId)) return
      // A locked wallet shares nothing, and says so when it is unlocked.
      connections.push(follow(connectorId, wallet, shared))
      connections.sort((a, b) => stored().indexOf(a.connectorId) - stored().indexOf(b.connectorId))
    } catch {
      // The wallet stays disconnected; a click asks it.
    } finally {
      resuming.delete(connectorId)
      report()
    }
  }

  const resume = async () => void (await Promise.all(stored().map(resumeOne)))

  /** Takes over which wallets another tab has connected and disconnected. The one in use here stays in use. */
  function followOtherTab() {
    if (!host.storage.isKept) return
    for (const connection of connections) if (!stored().includes(connection.connectorId)) drop(connection)
    report()
    return resume()
  }

  async function providerOf(connection: Connection | undefined): Promise<BitcoinProvider | undefined> {
    const account = connection && accountOf(connection)
    if (connection === undefined || account === undefined) return undefined
    // For payments first, whichever address the visitor looks at.
    const isPayment = ({ purpose }: { purpose: BitcoinPurpose }) => Number(purpose === 'payment')
    const addresses = account.addresses.toSorted((a, b) => isPayment(b) - isPayment(a))
    const { toProvider } = await import('./toProvider.ts')
    return toProvider({ wallet: connection.wallet, addresses, network: account.network })
  }

  return {
    report,
    resume,
    followOtherTab,
    getProvider: (connectorId: string) => providerOf(find(connectorId)),

    /** @throws {NoAccountError} the wallet shares no address of a network of the dapp */
    async connect({ connectorId }: { connectorId: string }) {
      const wallet = await requireWallet(connectorId)
      const shared = await askWallet(() => wallet.connect(networkInUse()))
      const before = find(connectorId)
      if (before) stop(before.unwatch)
      const connection = follow(connectorId, wallet, shared)
      const account = toAccount(connection)
      if (account === undefined) {
        stop(connection.unwatch)
        throw new NoAccountError()
      }
      use(connection)
      return account
    },

    async disconnect({ connectorId }: { connectorId: string | undefined }) {
      const leaving = connections.filter((one) => (connectorId ?? one.connectorId) === one.connectorId)
      store(connectorId === undefined ? [] : stored().filter((id) => id !== connectorId))
      for (const connection of leaving) drop(connection)
      report()
      await Promise.all(leaving.map(({ wallet }) => wallet.disconnect?.()))
    },

    async switchConnection({ connectorId, address }: { connectorId: string; address: string | undefined }) {
      const connection = find(connectorId)
      if (connection === undefined) throw new ConnectorNotFoundError({ connectorId })
      connection.preferred = address ?? connection.preferred
      use(connection)
    },

    /** Has the wallet in use change its network, unless it shares an address there already. */
    async switchNetwork(network: Network) {
      const connection = connections.find(({ shared }) => shared.length > 0)
      if (connection === undefined || accountOf(connection, network)?.network === network) return
      const { wallet } = connection
      const { switchNetwork } = wallet
      if (switchNetwork === undefined)
        throw new UnsupportedFeatureError({ wallet: wallet.name, action: 'switch networks' })
      await askWallet(() => switchNetwork(network))
      connection.shared = await wallet.resume()
      if (accountOf(connection, network)?.network !== network) throw new NoAccountError()
    },

    /** @throws {NoAccountError} no wallet shares the address any more */
    async signText({ message, address }: { message: string; address: string }) {
      const holds = (one: Connection) => accountOf(one)?.addresses.some((each) => each.address === address)
      const provider = await providerOf(connections.find(holds))
      if (provider === undefined) throw new NoAccountError()
      const { signature, protocol } = await provider.signMessage({ address, message })
      return { signature, proof: { scheme: protocol } }
    },

    destroy() {
      clearTimeout(timer)
      for (const { unwatch } of connections) stop(unwatch)
      connections = []
    },
  }
}

function stop(unwatch: () => void) {
  try {
    unwatch()
  } catch {
    // A connection that has been dropped ignores what the wallet still says.
  }
}
