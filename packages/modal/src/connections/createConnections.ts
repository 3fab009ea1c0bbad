import type {
  AdapterHost,
  ChainId,
  ConnectedAccount,
  Connection as ConnectionState,
  Namespace,
  Network,
  SignedText,
} from '@foyer/modal-core'
import { ConnectorNotFoundError, NoAccountError } from '@foyer/modal-core/page'
import { withProblem } from './withProblem.ts'

/** The time that a wallet may take to be there, and to answer, after a reload, in milliseconds. */
const RESUME_TIMEOUT = 3_000

/** A wallet that has agreed. What it says is checked by its namespace. */
export type WalletSession<provider> = {
  /** The accounts that the wallet shares on the network in use, in its order. */
  accounts: () => readonly ConnectionState['accounts'][number][]
  /** True while the wallet shares anything, be it on a network that is none of the dapp's. Default while it has accounts. */
  isShared?: (() => boolean) | undefined
  /** The chain that an account of the wallet is on. */
  chainId: (address: string) => ChainId
  /** The account that the wallet has chosen, if it has. */
  preferred?: string | undefined
  /** Settles once a wallet that is followed meanwhile has said its accounts. */
  ready?: Promise<unknown> | undefined
  /** The provider that the dapp gets, with an account of the wallet. */
  provider: (address: string) => provider | Promise<provider>
  /** Calls back when the accounts change. Returns what stops it, which may throw. */
  watch: (onChange: () => void) => () => void
  /** Asks the wallet to go to a network, where it has to be asked. */
  switchNetwork?: ((network: Network) => Promise<void>) | undefined
  signText: (parameters: { message: string; address: string }) => Promise<SignedText>
  /** Throws where another object has taken the wallet's place on the page. */
  check?: (() => void) | undefined
  disconnect?: (() => Promise<unknown>) | undefined
}

/** The parameters that an adapter gives to what connects its wallets. */
export type ConnectionsParameters = {
  host: AdapterHost
  /** True if a wallet can be taken up after a reload. */
  isAuthorized: (connectorId: string) => boolean
}

type CreateConnectionsParameters<provider> = ConnectionsParameters & {
  namespace: Namespace
  /** Asks a wallet. With `isSilent` it was connected in the last visit, and is asked nothing that it would show. */
  open: (connectorId: string, parameters: { isSilent: boolean }) => Promise<WalletSession<provider>>
}

type Connection<provider> = {
  connectorId: string
  session: WalletSession<provider>
  /** The account that the visitor chose, first while the wallet shares it. */
  preferred: string | undefined
  /** True if the wallet has shared something: once it no longer does, it is left. A locked one may come back. */
  hasShared: boolean
  unwatch: () => void
}

export type Connections<provider> = ReturnType<typeof createConnections<provider>>

/** The connected wallets, the one in use first: follows them, and remembers them for the next visit. */
export function createConnections<provider>(parameters: CreateConnectionsParameters<provider>) {
  const { host, namespace, open, isAuthorized } = parameters
  const key = `connected.${namespace}` as const
  let connections: Connection<provider>[] = []
  /** The wallets that are being taken up after a reload. */
  const resuming = new Set<string>()
  /** True if wallets of the last visit are waited for. */
  let isWaiting = true
  const timer = setTimeout(() => {
    isWaiting = false
    report()
  }, RESUME_TIMEOUT)

  const stored = () => host.storage.get(key) ?? []
  const store = (ids: readonly string[]) =>
    host.storage.set(key, ids.length === 0 ? undefined : [...new Set(ids)])
  const find = (connectorId: string) => connections.find((one) => one.connectorId === connectorId)

  const sortedAccounts = ({ session, preferred }: Connection<provider>) =>
    session.accounts().toSorted((a, b) => Number(b.address === preferred) - Number(a.address === preferred))

  const isShared = ({ session }: Connection<provider>) =>
    session.isShared?.() ?? session.accounts().length > 0

  function toAccount(connection: Connection<provider>): ConnectedAccount | undefined {
    const addresses = sortedAccounts(connection).map(({ address }) => address)
    const [address] = addresses
    const { connectorId, session } = connection
    return address === undefined
      ? undefined
      : { status: 'connected', address, addresses, chainId: session.chainId(address), connectorId }
  }

  function report() {
    const shared = connections.filter(({ session }) => session.accounts().length > 0)
    host.setConnections(
      shared.map((connection) => ({
        connectorId: connection.connectorId,
        chainId: toAccount(connection)?.chainId ?? '',
        accounts: sortedAccounts(connection),
      })),
    )
    const [inUse] = shared
    const isResuming = isWaiting && stored().some((id) => resuming.has(id) || find(id) === undefined)
    host.setAccount((inUse && toAccount(inUse)) ?? { status: isResuming ? 'reconnecting' : 'disconnected' })
  }

  function follow(connectorId: string, session: WalletSession<provider>): Connection<provider> {
    const connection: Connection<provider> = {
      connectorId,
      session,
      preferred: session.preferred,
      hasShared: false,
      unwatch() {},
    }
    connection.hasShared = isShared(connection)
    function onChange() {
      if (!connections.includes(connection)) return
      const now = isShared(connection)
      // A wallet that shares nothing any more is left, be it locked or the page disconnected by its user.
      if (!now && connection.hasShared) drop(connection)
      connection.hasShared = now
      report()
    }
    try {
      connection.unwatch = session.watch(onChange)
    } catch {
      // The wallet is not followed.
    }
    return connection
  }

  function drop(connection: Connection<provider>) {
    const { connectorId } = connection
    connections = connections.filter((one) => one.connectorId !== connectorId)
    store(stored().filter((id) => id !== connectorId))
    unfollow(connection)
  }

  /** Puts a wallet in use, and stores it before those that this tab and others have stored. */
  function use(connection: Connection<provider>) {
    const { connectorId } = connection
    connections = [connection, ...connections.filter((one) => one.connectorId !== connectorId)]
    store([connectorId, ...stored()])
    report()
  }

  async function resumeOne(connectorId: string) {
    if (resuming.has(connectorId) || find(connectorId) || !isAuthorized(connectorId)) return
    resuming.add(connectorId)
    let connection: Connection<provider> | undefined
    try {
      const session = await open(connectorId, { isSilent: true })
      // A connection or a disconnection of the meantime counts.
      if (find(connectorId) || !stored().includes(connectorId)) return
      connection = follow(connectorId, session)
      connections = [...connections, connection].toSorted(
        (a, b) => stored().indexOf(a.connectorId) - stored().indexOf(b.connectorId),
      )
      await session.ready
      connection.hasShared ||= isShared(connection)
    } catch {
      // The wallet is locked, or has taken its permission back. A click asks it again.
      if (connection !== undefined) unfollow(connection)
      connections = connections.filter((one) => one !== connection)
    } finally {
      resuming.delete(connectorId)
      report()
    }
  }

  async function resume() {
    await Promise.all(stored().map(resumeOne))
  }

  /** Leaves a wallet whose place on the page another object has taken. */
  function requireSame(connection: Connection<provider>) {
    try {
      connection.session.check?.()
    } catch (error) {
      drop(connection)
      report()
      throw error
    }
  }

  return {
    report,
    resume,

    /** Takes over which wallets another tab has connected and disconnected. The one in use here stays in use. */
    followOtherTab() {
      if (!host.storage.isKept) return
      for (const connection of connections) {
        if (!stored().includes(connection.connectorId)) drop(connection)
      }
      report()
      return resume()
    },

    /** Wallets have come or gone. */
    checkWallets() {
      for (const connection of connections) {
        try {
          requireSame(connection)
        } catch (error) {
          // biome-ignore lint/suspicious/noConsole: nothing was asked for that could fail
          console.warn(`[Foyer] ${error instanceof Error ? error.message : error}`)
        }
      }
    },

    /** @throws {NoAccountError} the wallet shares no account of a network of the dapp */
    async connect({ connectorId }: { connectorId: string }): Promise<ConnectedAccount> {
      const session = await open(connectorId, { isSilent: false })
      const before = find(connectorId)
      if (before !== undefined) unfollow(before)
      const connection = follow(connectorId, session)
      await session.ready
      connection.hasShared = isShared(connection)
      const account = toAccount(connection)
      if (account === undefined) {
        unfollow(connection)
        const network = host.networks.map(({ name }) => name).join(', ')
        throw withProblem(new NoAccountError(), { code: 'noAccount', wallet: '', network })
      }
      use(connection)
      return account
    },

    async disconnect({ connectorId }: { connectorId: string | undefined }) {
      const leaving = connections.filter((one) => (connectorId ?? one.connectorId) === one.connectorId)
      store(connectorId === undefined ? [] : stored().filter((id) => id !== connectorId))
      for (const connection of leaving) drop(connection)
      report()
      await Promise.all(leaving.map(({ session }) => session.disconnect?.()))
    },

    async switchConnection({ connectorId, address }: { connectorId: string; address: string | undefined }) {
      const connection = find(connectorId)
      if (connection === undefined) throw new ConnectorNotFoundError({ connectorId })
      connection.preferred = address ?? connection.preferred
      use(connection)
    },

    /** Asks the wallet in use. Its account and network are reported together, afterwards. */
    async switchNetwork(network: Network) {
      const inUse = connections.find(isShared)
      if (inUse === undefined) return
      requireSame(inUse)
      await inUse.session.switchNetwork?.(network)
    },

    /** The provider that the dapp gets. Undefined while the wallet shares no account. */
    async getProvider(connectorId: string): Promise<provider | undefined> {
      const connection = find(connectorId)
      if (connection === undefined) return undefined
      requireSame(connection)
      const [first] = sortedAccounts(connection)
      return first && connection.session.provider(first.address)
    },

    /** @throws {NoAccountError} no wallet shares the account any more */
    async signText({ message, address }: { message: string; address: string }): Promise<SignedText> {
      const holds = ({ session }: Connection<provider>) =>
        session.accounts().some((account) => account.address === address)
      const connection = connections.find(holds)
      if (connection === undefined) throw new NoAccountError()
      requireSame(connection)
      return connection.session.signText({ message, address })
    },

    destroy() {
      clearTimeout(timer)
      for (const connection of connections) unfollow(connection)
      connections = []
    },
  }
}

function unfollow({ unwatch }: { unwatch: () => void }) {
  try {
    unwatch()
  } catch {
    // A connection that has been dropped ignores what the wallet still says.
  }
}
