import type { AdapterHost, ConnectedAccount, Namespace, Network, SignedText } from '@foyer/modal-core'
import { ConnectorNotFoundError, NoAccountError } from '@foyer/modal-core/page'
import {
  type Connection,
  type ConnectionList,
  drop,
  find,
  follow,
  isShared,
  RESUME_TIMEOUT,
  report,
  requireSame,
  sortedAccounts,
  store,
  stored,
  toAccount,
  unfollow,
  use,
  type WalletSession,
} from './connectionList.ts'
import { withProblem } from './withProblem.ts'

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

export type Connections<provider> = ReturnType<typeof createConnections<provider>>

/** Connects the wallets of a namespace, and asks the one in use. */
export function createConnections<provider>(parameters: CreateConnectionsParameters<provider>) {
  const { host, open } = parameters
  const list: ConnectionList<provider> = {
    host,
    key: `connected.${parameters.namespace}`,
    connections: [],
    resuming: new Set(),
    isWaiting: true,
  }
  const timer = setTimeout(() => {
    list.isWaiting = false
    report(list)
  }, RESUME_TIMEOUT)

  async function resume() {
    await Promise.all(stored(list).map((connectorId) => resumeOne(connectorId, list, parameters)))
  }

  return {
    report: () => report(list),
    resume,

    /** Takes over which wallets another tab has connected and disconnected. The one in use here stays in use. */
    followOtherTab() {
      if (!host.storage.isKept) return
      for (const connection of list.connections) {
        if (!stored(list).includes(connection.connectorId)) drop(list, connection)
      }
      report(list)
      return resume()
    },

    /** Wallets have come or gone. */
    checkWallets() {
      for (const connection of list.connections) {
        try {
          requireSame(list, connection)
        } catch (error) {
          // biome-ignore lint/suspicious/noConsole: nothing was asked for that could fail
          console.warn(`[Foyer] ${error instanceof Error ? error.message : error}`)
        }
      }
    },

    /** @throws {NoAccountError} the wallet shares no account of a network of the dapp */
    async connect({ connectorId }: { connectorId: string }): Promise<ConnectedAccount> {
      const session = await open(connectorId, { isSilent: false })
      const before = find(list, connectorId)
      if (before !== undefined) unfollow(before)
      const connection = follow(list, connectorId, session)
      await session.ready
      connection.hasShared = isShared(connection)
      const account = toAccount(connection)
      if (account === undefined) {
        unfollow(connection)
        const network = host.networks.map(({ name }) => name).join(', ')
        throw withProblem(new NoAccountError(), { code: 'noAccount', wallet: '', network })
      }
      use(list, connection)
      return account
    },

    async disconnect({ connectorId }: { connectorId: string | undefined }) {
      const leaving = list.connections.filter((one) => (connectorId ?? one.connectorId) === one.connectorId)
      store(list, connectorId === undefined ? [] : stored(list).filter((id) => id !== connectorId))
      for (const connection of leaving) drop(list, connection)
      report(list)
      await Promise.all(leaving.map(({ session }) => session.disconnect?.()))
    },

    async switchConnection({ connectorId, address }: { connectorId: string; address: string | undefined }) {
      const connection = find(list, connectorId)
      if (connection === undefined) throw new ConnectorNotFoundError({ connectorId })
      connection.preferred = address ?? connection.preferred
      use(list, connection)
    },

    /** Asks the wallet in use. Its account and network are reported together, afterwards. */
    async switchNetwork(network: Network) {
      const inUse = list.connections.find(isShared)
      if (inUse === undefined) return
      requireSame(list, inUse)
      await inUse.session.switchNetwork?.(network)
    },

    /** The provider that the dapp gets. Undefined while the wallet shares no account. */
    async getProvider(connectorId: string): Promise<provider | undefined> {
      const connection = find(list, connectorId)
      if (connection === undefined) return undefined
      requireSame(list, connection)
      const [first] = sortedAccounts(connection)
      return first && connection.session.provider(first.address)
    },

    /** @throws {NoAccountError} no wallet shares the account any more */
    async signText({ message, address }: { message: string; address: string }): Promise<SignedText> {
      const holds = ({ session }: Connection<provider>) =>
        session.accounts().some((account) => account.address === address)
      const connection = list.connections.find(holds)
      if (connection === undefined) throw new NoAccountError()
      requireSame(list, connection)
      return connection.session.signText({ message, address })
    },

    destroy() {
      clearTimeout(timer)
      for (const connection of list.connections) unfollow(connection)
      list.connections = []
    },
  }
}

/** Takes up a wallet of the last visit. */
async function resumeOne<provider>(
  connectorId: string,
  list: ConnectionList<provider>,
  { isAuthorized, open }: CreateConnectionsParameters<provider>,
) {
  if (list.resuming.has(connectorId) || find(list, connectorId) || !isAuthorized(connectorId)) return
  list.resuming.add(connectorId)
  let connection: Connection<provider> | undefined
  try {
    const session = await open(connectorId, { isSilent: true })
    // A connection or a disconnection of the meantime counts.
    if (find(list, connectorId) || !stored(list).includes(connectorId)) return
    connection = follow(list, connectorId, session)
    list.connections = [...list.connections, connection].toSorted(
      (a, b) => stored(list).indexOf(a.connectorId) - stored(list).indexOf(b.connectorId),
    )
    await session.ready
    connection.hasShared ||= isShared(connection)
  } catch {
    // The wallet is locked, or has taken its permission back. A click asks it again.
    if (connection !== undefined) unfollow(connection)
    list.connections = list.connections.filter((one) => one !== connection)
  } finally {
    list.resuming.delete(connectorId)
    report(list)
  }
}
