import type { Adapter, AdapterHost } from '@foyer/modal-core'
import { ConnectorNotFoundError, NoAccountError } from '@foyer/modal-core/page'
import { type Connection, follow, read } from './connection.ts'
import { CONNECTED, createPageConnections } from './createPageConnections.ts'
import { createPageWallets } from './createPageWallets.ts'
import type { createRequests } from './createRequests.ts'
import type { EthereumTarget } from './watchEthereum.ts'

export type Eip1193AdapterParameters = {
  /** The target on which wallets announce themselves and `ethereum` is looked for. Default the page's window. */
  target?: EthereumTarget
}

/** Requests of the adapter whose code loads with the first of them. */
const REQUESTS = [
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
  let host: AdapterHost | undefined
  const wallets = createPageWallets({ target, host: () => host, onChange: () => connections.resume() })
  const connections = createPageConnections({ wallets, host: () => host })
  const { find, refresh, report, use } = connections

  async function requestDisconnect({ connectorId, provider }: Connection) {
    if (wallets.sources.has(connectorId)) return provider.disconnect?.()
    // Wallets without this method stay authorised, but the page no longer asks them.
    const params = [{ eth_accounts: {} }]
    await provider.request({ method: 'wallet_revokePermissions', params }).catch(() => {})
  }

  const loadRequests = async () => (await import('./createRequests.ts')).createRequests(connections)
  const requests = Object.fromEntries(
    REQUESTS.map((name) => [name, async (parameters: never) => (await loadRequests())[name](parameters)]),
  ) as Requests

  return {
    ...requests,
    name: 'eip1193',
    namespace: 'eip155',
    source: target ?? globalThis,

    start(newHost) {
      host = newHost
      migrate(host)
      connections.start()
      const stops = [...wallets.watch(), host.storage.watch(CONNECTED, connections.followOtherTab)]
      return () => {
        for (const stop of stops) stop()
        connections.stop()
        host = undefined
      }
    },

    getProvider: ({ connectorId }) => wallets.load(connectorId),

    addProvider: wallets.add,

    async connect({ connectorId }) {
      const provider = await wallets.load(connectorId)
      if (!provider) throw new ConnectorNotFoundError({ connectorId })
      await provider.request({ method: 'eth_requestAccounts' })
      // Changes while the account is read count.
      const connection = follow(connectorId, provider, refresh)
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
      wallets.sources.get(connectorId)?.signIn?.(createMessage),

    async disconnect({ connectorId }) {
      await Promise.all(connections.leave(connectorId).map(requestDisconnect))
    },

    async switchConnection({ connectorId, address }) {
      const connection = find(connectorId)
      if (!connection) throw new ConnectorNotFoundError({ connectorId })
      connection.preferred = address ?? connection.preferred
      use(connection)
      await refresh(connection)
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
