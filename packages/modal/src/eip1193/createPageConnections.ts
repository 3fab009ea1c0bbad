import type { AdapterHost } from '@foyer/modal-core'
import { type Connection, read } from './connection.ts'
import type { PageWallets } from './createPageWallets.ts'
import { type ConnectionList, createRestoring, find } from './createRestoring.ts'
import { readSaved } from './savedWallets.ts'

type CreatePageConnectionsParameters = {
  wallets: PageWallets
  host: () => AdapterHost | undefined
}

export const CONNECTED = 'connected.eip155'

export type PageConnections = ReturnType<typeof createPageConnections>

/** The connected wallets of a page, the one in use first: follows and reports them, and remembers them for the next visit. */
export function createPageConnections({ wallets, host }: CreatePageConnectionsParameters) {
  const list: ConnectionList = { connections: [], order: [], startedAt: 0 }
  /** The wallet whose account was reported last as the one in use. */
  let inUse: string | undefined

  const stored = () => host()?.storage.get(CONNECTED) ?? []

  /** Takes over which wallets another tab has connected and disconnected. The one in use here stays in use. */
  function followOtherTab() {
    if (host()?.storage.isKept !== true) return
    const ids = stored()
    const gone = list.connections.filter(({ connectorId }) => !ids.includes(connectorId))
    list.connections = list.connections.filter((one) => !gone.includes(one))
    for (const { unwatch } of gone) unwatch()
    list.order = [...new Set([...list.order, ...ids])].filter((id) => ids.includes(id))
    if (gone.length > 0) report()
    resume()
  }

  /** Resolves once the newest read of the account is answered. */
  async function refresh(connection: Connection) {
    await read(connection)
    if (!list.connections.includes(connection)) return
    connection.isPending = false
    if (connection.account) save()
    report()
  }

  function report() {
    const accounts = list.connections.flatMap(({ account }) => account ?? [])
    host()?.setConnections(
      accounts.map(({ connectorId, chainId, addresses }) => {
        return { connectorId, chainId, accounts: addresses.map((address) => ({ address })) }
      }),
    )
    // Until a wallet before it has answered, an account that is in use already stays in use.
    const first = list.connections.find(({ account, isPending }) => account ?? isPending)
    const account = first?.account ?? accounts.find(({ connectorId }) => connectorId === inUse)
    inUse = account?.connectorId
    host()?.setAccount(account ?? { status: first ? 'reconnecting' : 'disconnected' })
  }

  /** Puts a connection in use, and stores it before those that this tab and others have stored. */
  function use(connection: Connection) {
    const { connectorId } = connection
    list.connections = [connection, ...list.connections.filter((one) => one.connectorId !== connectorId)]
    list.order = [...new Set([connectorId, ...list.order, ...stored()])]
    store()
  }

  function store() {
    save()
    host()?.storage.set(CONNECTED, list.order.length === 0 ? undefined : [...list.order])
  }

  /** Stores by what the wallets are known again after a reload. */
  function save() {
    const saved = list.order.flatMap((connectorId) => {
      const account = find(list, connectorId)?.account
      if (account) return [[connectorId, wallets.nameOfId(connectorId), ...account.addresses]]
      return readSaved(host()).filter(([id]) => id === connectorId)
    })
    host()?.storage.set('connectedWallets', saved.length === 0 ? undefined : saved)
  }

  const resume = createRestoring({ list, wallets, host, refresh, report })

  return {
    find: (connectorId: string) => find(list, connectorId),
    resume,
    refresh,
    report,
    use,
    /** The one in use. */
    first: () => list.connections[0],
    /** The one in use, or the first that shares an account until it has answered. */
    firstWithAccount: () => list.connections.find(({ account }) => account),
    followOtherTab,

    start() {
      list.startedAt = Date.now()
      list.order = stored()
    },

    stop() {
      for (const { unwatch } of list.connections) unwatch()
      list.connections = []
    },

    /** Leaves a wallet, or all of them. Returns those that were connected. */
    leave(connectorId: string | undefined) {
      const isLeaving = (id: string) => connectorId === undefined || id === connectorId
      const leaving = list.connections.filter((one) => isLeaving(one.connectorId))
      list.connections = list.connections.filter((one) => !leaving.includes(one))
      list.order = [...new Set([...list.order, ...stored()])].filter((id) => !isLeaving(id))
      store()
      report()
      for (const { unwatch } of leaving) unwatch()
      return leaving
    },
  }
}
