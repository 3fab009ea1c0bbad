import type {
  Adapter,
  AdapterHost,
  ConnectedAccount,
  Network,
  SolanaProvider,
  StandardWallet,
} from '@foyer/modal-core'
import { ConnectorNotFoundError, NoAccountError } from '@foyer/modal-core/page'
import { askWallet } from '../injected/askWallet.ts'
import { methodOf } from '../standard/readWallet.ts'
import { accountsOf, readAccounts, type SolanaAccount } from './accounts.ts'
import { chainOf, idOfChain } from './chains.ts'
import { UnsupportedFeatureError } from './errors.ts'

/** How long a wallet may take to be there, and to answer, after a reload, in milliseconds. */
const RESUME_TIMEOUT = 3_000

export type CreateConnectionsParameters = {
  host: AdapterHost
  /** The wallet of a connector. Undefined for one that is not here. */
  findWallet: (connectorId: string) => Promise<StandardWallet | undefined>
  /** Whether a wallet can be taken up without a prompt. */
  isAuthorized: (connectorId: string) => boolean
  /** The network of Solana that the modal works on. */
  networkInUse: () => Network | undefined
}

type ConnectAndSignParameters = Parameters<NonNullable<Adapter['connectAndSign']>>[0]

/** What a wallet has answered. `address` is that of the account that it has chosen, if it has. */
type Opened = {
  connectorId: string
  wallet: StandardWallet
  accounts: readonly SolanaAccount[]
  address: string | undefined
}

type Connection = {
  connectorId: string
  wallet: StandardWallet
  /** What the wallet shares, in its order. Empty while it is locked. */
  accounts: readonly SolanaAccount[]
  /** The account that the visitor chose, first while the wallet shares it. */
  preferred: string | undefined
  /** True while the wallet has yet to answer after a reload. */
  isResuming: boolean
  unwatch: () => void
}

export type Connections = ReturnType<typeof createConnections>

/** The connected wallets, the one in use first: asks them, follows them, and remembers them for the next visit. */
export function createConnections(parameters: CreateConnectionsParameters) {
  const { host, findWallet, isAuthorized, networkInUse } = parameters
  let connections: Connection[] = []
  /** The wallets that are being taken up after a reload. */
  const resuming = new Set<string>()
  /** What a wallet has answered when it signed in, until `connect` takes it. */
  let signedIn: Opened | undefined
  /** Whether wallets of the last visit are waited for. */
  let isWaiting = true
  const timer = setTimeout(() => {
    isWaiting = false
    report()
  }, RESUME_TIMEOUT)

  const stored = () => host.storage.get('connected.solana') ?? []
  const store = (ids: readonly string[]) =>
    host.storage.set('connected.solana', ids.length === 0 ? undefined : [...new Set(ids)])
  const find = (connectorId: string) => connections.find((one) => one.connectorId === connectorId)

  function sortedAccounts({ accounts, preferred }: Connection) {
    return accounts.toSorted((a, b) => Number(b.address === preferred) - Number(a.address === preferred))
  }

  /** The network that an account is on: that in use if the wallet has it, else one of the dapp's, else one of the wallet's. */
  function networkOf({ chains }: SolanaAccount) {
    const networks = host.networks.filter(({ chainNamespace }) => chainNamespace === 'solana')
    const preferred = networkInUse()
    return [...(preferred ? [preferred] : []), ...networks].find((one) => chains.includes(chainOf(one)))
  }

  function chainIdOf(account: SolanaAccount) {
    const [chain = ''] = account.chains
    return networkOf(account)?.id ?? idOfChain(chain)
  }

  function toAccount(connection: Connection): ConnectedAccount<'solana'> | undefined {
    const accounts = sortedAccounts(connection)
    const [first] = accounts
    if (first === undefined) return undefined
    const { connectorId } = connection
    const addresses = accounts.map(({ address }) => address)
    return { status: 'connected', address: first.address, addresses, chainId: chainIdOf(first), connectorId }
  }

  function report() {
    const shared = connections.filter(({ accounts }) => accounts.length > 0)
    host.setConnections(
      shared.map((connection) => ({
        connectorId: connection.connectorId,
        chainId: toAccount(connection)?.chainId ?? '',
        accounts: sortedAccounts(connection).map(({ address, label }) => {
          return { address, label: typeof label === 'string' ? label : undefined }
        }),
      })),
    )
    const [inUse] = shared
    const account = inUse && toAccount(inUse)
    const isResuming = isWaiting && stored().length > 0
    host.setAccount(account ?? { status: isResuming ? 'reconnecting' : 'disconnected' })
  }

  /** Follows what a wallet says by itself. One that says nothing keeps the accounts that it connected with. */
  function follow(connectorId: string, wallet: StandardWallet): Connection {
    const connection: Connection = {
      connectorId,
      wallet,
      accounts: [],
      preferred: undefined,
      isResuming: false,
      unwatch() {},
    }
    function onChange() {
      const accounts = accountsOf(wallet)
      if (accounts === undefined || !connections.includes(connection)) return
      connection.accounts = accounts
      // A wallet that shares no account any more is left, be it locked or the page disconnected by its user.
      if (accounts.length === 0 && !connection.isResuming) drop(connection)
      report()
    }
    connection.unwatch = watchChanges(wallet, onChange)
    return connection
  }

  function drop({ connectorId, unwatch }: Connection) {
    unwatch()
    connections = connections.filter((one) => one.connectorId !== connectorId)
    store(stored().filter((id) => id !== connectorId))
  }

  /** Asks a wallet for its accounts. Without a prompt it may answer with none. */
  async function ask(wallet: StandardWallet, input?: { silent: true }): Promise<readonly SolanaAccount[]> {
    const connect = methodOf(wallet, 'standard:connect')
    if (connect === undefined) throw new UnsupportedFeatureError({ wallet, feature: 'standard:connect' })
    const { accounts } = Object(await askWallet(() => connect(...(input ? [input] : [])))) as {
      accounts?: unknown
    }
    return readAccounts(accounts)
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

  async function open(connectorId: string): Promise<Opened> {
    const wallet = await requireWallet(connectorId)
    return { connectorId, wallet, accounts: await ask(wallet), address: undefined }
  }

  /** @throws {NoAccountError} the wallet shares no account of Solana */
  function accept({ connectorId, wallet, accounts, address }: Opened) {
    find(connectorId)?.unwatch()
    const connection = follow(connectorId, wallet)
    Object.assign(connection, { accounts, preferred: address })
    const account = toAccount(connection)
    if (account === undefined) throw new NoAccountError()
    use(connection)
    return account
  }

  async function resumeOne(connectorId: string) {
    if (resuming.has(connectorId) || find(connectorId) || !isAuthorized(connectorId)) return
    resuming.add(connectorId)
    let connection: Connection | undefined
    try {
      const wallet = await requireWallet(connectorId)
      connection = follow(connectorId, wallet)
      connections.push(connection)
      connection.isResuming = true
      connection.accounts = await ask(wallet, { silent: true })
      connection.isResuming = false
      // What has been connected or disconnected meanwhile counts.
      if (!connections.includes(connection) || !stored().includes(connectorId)) return connection.unwatch()
      connections.sort((a, b) => stored().indexOf(a.connectorId) - stored().indexOf(b.connectorId))
    } catch {
      // A connection that the visitor has made meanwhile stays.
      connection?.unwatch()
      connections = connections.filter((one) => one !== connection)
    } finally {
      resuming.delete(connectorId)
      report()
    }
  }

  async function resume() {
    await Promise.all(stored().map(resumeOne))
  }

  /** Takes over which wallets another tab has connected and disconnected. The one in use here stays in use. */
  function followOtherTab() {
    if (!host.storage.isKept) return
    for (const connection of connections) {
      if (!stored().includes(connection.connectorId)) drop(connection)
    }
    report()
    return resume()
  }

  /** The wallet of a connector with its account in use. Undefined while it shares none. */
  function getProvider(connectorId: string): SolanaProvider | undefined {
    const connection = find(connectorId)
    const [first] = connection ? sortedAccounts(connection) : []
    if (connection === undefined || first === undefined) return undefined
    const network = networkOf(first)
    const chain = network ? chainOf(network) : (first.chains[0] as SolanaProvider['chain'])
    return { wallet: connection.wallet, account: first.account, chain }
  }

  return {
    report,
    resume,
    followOtherTab,

    async connect({ connectorId }: { connectorId: string }) {
      const { wallet, accounts, address } =
        signedIn?.connectorId === connectorId ? signedIn : await open(connectorId)
      signedIn = undefined
      return accept({ connectorId, wallet, accounts, address })
    },

    /** Connects and signs in with one prompt, where the wallet can. `connect` is called next, and reports. */
    async connectAndSign({ connectorId, createMessage }: ConnectAndSignParameters) {
      signedIn = undefined
      const wallet = await requireWallet(connectorId)
      const network = networkInUse()
      if (network === undefined || methodOf(wallet, 'solana:signIn') === undefined) return undefined
      const { signIn } = await import('./signIn.ts')
      const { account, session } = await signIn({ wallet, network, createMessage })
      const shared = accountsOf(wallet) ?? []
      const accounts = shared.some(({ address }) => address === account.address) ? shared : [account]
      signedIn = { connectorId, wallet, accounts, address: account.address }
      return { session }
    },

    async disconnect({ connectorId }: { connectorId: string | undefined }) {
      const leaving = connections.filter((one) => (connectorId ?? one.connectorId) === one.connectorId)
      store(connectorId === undefined ? [] : stored().filter((id) => id !== connectorId))
      for (const connection of leaving) drop(connection)
      report()
      await Promise.all(leaving.map(async ({ wallet }) => methodOf(wallet, 'standard:disconnect')?.()))
    },

    async switchConnection({ connectorId, address }: { connectorId: string; address: string | undefined }) {
      const connection = find(connectorId)
      if (connection === undefined) throw new ConnectorNotFoundError({ connectorId })
      connection.preferred = address ?? connection.preferred
      use(connection)
    },

    getProvider,

    /** @throws {NoAccountError} no wallet shares the account any more */
    async signText({ message, address }: { message: string; address: string }) {
      const holds = ({ accounts }: Connection) => accounts.some((account) => account.address === address)
      const provider = connections.filter(holds).map(({ connectorId }) => getProvider(connectorId))[0]
      if (provider?.account.address !== address) throw new NoAccountError()
      const { signText } = await import('./signText.ts')
      return askWallet(() => signText(provider, message))
    },

    destroy() {
      clearTimeout(timer)
      for (const { unwatch } of connections) unwatch()
      connections = []
    },
  }
}

/** Calls back when the accounts, chains or features of a wallet change. Returns what stops it. */
function watchChanges(wallet: StandardWallet, listener: () => void): () => void {
  try {
    const stop = methodOf(wallet, 'standard:events', 'on')?.('change', listener)
    return () => {
      try {
        if (typeof stop === 'function') stop()
      } catch {
        // A connection that has been dropped ignores what the wallet still says.
      }
    }
  } catch {
    // The wallet is not followed.
    return () => {}
  }
}
