import type {
  AdapterHost,
  ChainId,
  ConnectedAccount,
  Connection as ConnectionState,
  Namespace,
  Network,
  SignedText,
} from '@foyer/modal-core'

/** The time that a wallet may take to be there, and to answer, after a reload, in milliseconds. */
export const RESUME_TIMEOUT = 3_000

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

export type Connection<provider> = {
  connectorId: string
  session: WalletSession<provider>
  /** The account that the visitor chose, first while the wallet shares it. */
  preferred: string | undefined
  /** True if the wallet has shared something: once it no longer does, it is left. A locked one may come back. */
  hasShared: boolean
  unwatch: () => void
}

/** The wallets of a namespace that are connected, or were in the last visit. */
export type ConnectionList<provider> = {
  host: AdapterHost
  /** The item of the storage that has the wallets of the last visit. */
  key: `connected.${Namespace}`
  /** The one in use first. */
  connections: readonly Connection<provider>[]
  /** The wallets that are being taken up after a reload. */
  resuming: Set<string>
  /** True if wallets of the last visit are waited for. */
  isWaiting: boolean
}

/** The accounts that a wallet shares, that of the visitor's choice first. */
export const sortedAccounts = ({ session, preferred }: Connection<unknown>) =>
  session.accounts().toSorted((a, b) => Number(b.address === preferred) - Number(a.address === preferred))

export const isShared = ({ session }: Connection<unknown>) =>
  session.isShared?.() ?? session.accounts().length > 0

export function toAccount(connection: Connection<unknown>): ConnectedAccount | undefined {
  const addresses = sortedAccounts(connection).map(({ address }) => address)
  const [address] = addresses
  const { connectorId, session } = connection
  return address === undefined
    ? undefined
    : { status: 'connected', address, addresses, chainId: session.chainId(address), connectorId }
}

export const find = <provider>(list: ConnectionList<provider>, connectorId: string) =>
  list.connections.find((one) => one.connectorId === connectorId)

const othersThan = <provider>(list: ConnectionList<provider>, connectorId: string) =>
  list.connections.filter((one) => one.connectorId !== connectorId)

/** The wallets of the last visit, as all tabs know them. */
export const stored = ({ host, key }: ConnectionList<unknown>) => host.storage.get(key) ?? []

export const store = ({ host, key }: ConnectionList<unknown>, ids: readonly string[]) =>
  host.storage.set(key, ids.length === 0 ? undefined : [...new Set(ids)])

export function report(list: ConnectionList<unknown>) {
  const { host, connections } = list
  const accounts = connections.flatMap((one) => toAccount(one) ?? [])
  host.setConnections(
    accounts.map(({ connectorId, chainId }) => ({
      connectorId,
      chainId,
      accounts: connections.filter((one) => one.connectorId === connectorId).flatMap(sortedAccounts),
    })),
  )
  const isResuming =
    list.isWaiting && stored(list).some((id) => list.resuming.has(id) || find(list, id) === undefined)
  host.setAccount(accounts[0] ?? { status: isResuming ? 'reconnecting' : 'disconnected' })
}

/** Follows a wallet while it is in the list. */
export function follow<provider>(
  list: ConnectionList<provider>,
  connectorId: string,
  session: WalletSession<provider>,
): Connection<provider> {
  const connection: Connection<provider> = {
    connectorId,
    session,
    preferred: session.preferred,
    hasShared: false,
    unwatch() {},
  }
  connection.hasShared = isShared(connection)
  function onChange() {
    if (!list.connections.includes(connection)) return
    const now = isShared(connection)
    // A wallet that shares nothing any more is left, be it locked or the page disconnected by its user.
    if (!now && connection.hasShared) drop(list, connection)
    connection.hasShared = now
    report(list)
  }
  try {
    connection.unwatch = session.watch(onChange)
  } catch {
    // The wallet is not followed.
  }
  return connection
}

/** Puts a wallet in use, and stores it before those that this tab and others have stored. */
export function use<provider>(list: ConnectionList<provider>, connection: Connection<provider>) {
  const { connectorId } = connection
  list.connections = [connection, ...othersThan(list, connectorId)]
  store(list, [connectorId, ...stored(list)])
  report(list)
}

export function drop<provider>(list: ConnectionList<provider>, connection: Connection<provider>) {
  const { connectorId } = connection
  list.connections = othersThan(list, connectorId)
  store(
    list,
    stored(list).filter((id) => id !== connectorId),
  )
  unfollow(connection)
}

/** Leaves a wallet whose place on the page another object has taken. */
export function requireSame<provider>(list: ConnectionList<provider>, connection: Connection<provider>) {
  try {
    connection.session.check?.()
  } catch (error) {
    drop(list, connection)
    report(list)
    throw error
  }
}

export function unfollow({ unwatch }: Connection<unknown>) {
  try {
    unwatch()
  } catch {
    // A connection that has been dropped ignores what the wallet still says.
  }
}
