import type { AdapterHost } from '@foyer/modal-core'
import { type Connection, follow } from './connection.ts'
import type { PageWallets } from './createPageWallets.ts'
import { savedOf } from './savedWallets.ts'

/** The wallets of a page that are connected, or are to be taken up. */
export type ConnectionList = {
  /** The wallets that are followed, the one in use first. */
  connections: Connection[]
  /** The wallets to follow as this tab knows them, connected or not yet there, the one in use first. */
  order: readonly string[]
  startedAt: number
}

type CreateRestoringParameters = {
  list: ConnectionList
  wallets: PageWallets
  host: () => AdapterHost | undefined
  /** Reads the account of a connection. */
  refresh: (connection: Connection) => Promise<void>
  report: () => void
}

/** Time that a wallet may take to be taken up after a reload before the next one is in use, in milliseconds. */
const RESUME_TIMEOUT = 5_000

export const find = ({ connections }: ConnectionList, connectorId: string) =>
  connections.find((one) => one.connectorId === connectorId)

/** Takes up the connections of the last visit. Returns what looks for their wallets again. */
export function createRestoring({ list, wallets, host, refresh, report }: CreateRestoringParameters) {
  /**
   * Takes up the stored connections without a prompt, each as soon as its wallet is there. Another wallet under the id of a
   * stored one is not taken up.
   */
  function resume() {
    for (const connectorId of list.order) {
      const provider = wallets.providers.get(connectorId)
      if (!provider) resumeSource(connectorId)
      if (!provider || find(list, connectorId)) continue
      const known = savedOf(host(), connectorId)
      if (known !== undefined && known.name !== wallets.nameOfId(connectorId)) continue
      takeUp(
        follow(connectorId, provider, refresh),
        wallets.sources.has(connectorId) ? undefined : known?.addresses,
      )
    }
  }

  /** Reads the account of a wallet that was connected at the last visit. One that answers late is not put in use. */
  function takeUp(connection: Connection, expected: readonly string[] | undefined) {
    const { unwatch } = connection
    list.connections.push(connection)
    connection.expected = expected
    connection.isPending = true
    const isLate = Date.now() - list.startedAt > RESUME_TIMEOUT
    const timer = setTimeout(() => postpone(connection), RESUME_TIMEOUT)
    connection.unwatch = () => {
      clearTimeout(timer)
      unwatch()
    }
    if (isLate && list.connections.some(({ account }) => account)) postpone(connection)
    else sortConnections()
    report()
    void refresh(connection)
  }

  /** Moves a connection that has not answered in time behind the others. */
  function postpone(connection: Connection) {
    const { connectorId, isPending } = connection
    if (!isPending) return
    connection.isPending = false
    list.order = [...list.order.filter((id) => id !== connectorId), connectorId]
    sortConnections()
    report()
  }

  function sortConnections() {
    list.connections.sort((a, b) => list.order.indexOf(a.connectorId) - list.order.indexOf(b.connectorId))
  }

  function resumeSource(connectorId: string) {
    const source = wallets.sources.get(connectorId)
    if (source?.isAuthorized() !== true) return
    // If its chunk fails to load, the wallet stays disconnected; a click tries again.
    void wallets.load(connectorId).then(resume, () => {})
  }

  return resume
}
