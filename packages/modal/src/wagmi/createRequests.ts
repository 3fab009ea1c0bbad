import type { Adapter, Network } from '@foyer/modal-core'
import { ConnectorNotFoundError, NoAccountError, withTimeout } from '@foyer/modal-core/page'
import type { Config, Connector } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { readAssets } from '../eip155/readAssets.ts'
import { readBalances } from '../eip155/readBalances.ts'
import { estimateFee, getCallsStatus, sendCalls, sendTransaction } from '../eip155/sending.ts'
import { type Eip1193Provider, personalSign } from '../eip1193/provider.ts'
import { switchOrAdd } from './switchChain.ts'

/** Time that a wallet may take to disconnect, in milliseconds. */
const DISCONNECT_TIMEOUT = 3_000

type Requests = Required<
  Pick<
    Adapter,
    | 'disconnect'
    | 'switchConnection'
    | 'switchNetwork'
    | 'getNode'
    | 'getBalances'
    | 'getAssets'
    | 'estimateFee'
    | 'sendTransaction'
    | 'sendCalls'
    | 'getCallsStatus'
    | 'signMessage'
  >
>

/** The part of the adapter that asks connected wallets for something. It has a chunk of its own. */
export function createRequests(config: Config) {
  /** The wallet's node, and what the dapp itself reads the chain with. */
  async function nodesOf({ connectorId, network }: { connectorId: string; network: Network }) {
    const connector = config.connectors.find(({ id }) => id === connectorId)
    const provider = await connector?.getProvider().catch(() => undefined)
    return { provider, client: await getNode({ network }) }
  }

  async function getNode({ network }: { network: Network }) {
    const chain = config.chains.find(({ id }) => id === network.id)
    return chain && config.getClient({ chainId: chain.id })
  }

  async function connectedProvider({ connectorId }: { connectorId: string }) {
    const connections = [...config.state.connections.values()]
    const connection = connections.find(({ connector }) => connector.id === connectorId)
    if (connection === undefined) throw new NoAccountError()
    return (await connection.connector.getProvider()) as Eip1193Provider
  }

  return {
    async disconnect({ connectorId }) {
      const { current } = config.state
      const leaving = [...config.state.connections.values()].filter(
        ({ connector }) => connectorId === undefined || connector.id === connectorId,
      )
      const failures: unknown[] = []
      await Promise.all(
        leaving.map(({ connector }) =>
          disconnect(config, { connector: untilTimeout(connector, (cause) => failures.push(cause)) }),
        ),
      )
      // wagmi goes to its first connection even when another one than the current has left.
      if (current !== null && config.state.current !== current && config.state.connections.has(current))
        await use(config, current)
      if (failures.length > 0) throw failures[0]
    },

    async switchConnection({ connectorId, address }) {
      const [uid] =
        [...config.state.connections].find(([, { connector }]) => connector.id === connectorId) ?? []
      if (uid === undefined) throw new ConnectorNotFoundError({ connectorId })
      await use(config, uid, address)
    },

    switchNetwork: ({ network }) => switchOrAdd(config, network),

    getNode,

    getBalances: async (parameters) => readBalances({ ...parameters, ...(await nodesOf(parameters)) }),

    getAssets: async (parameters) => readAssets((await nodesOf(parameters)).provider, parameters),

    estimateFee: async (parameters) => estimateFee({ ...parameters, ...(await nodesOf(parameters)) }),

    async sendTransaction(parameters) {
      // Not by wagmi's own action, for the reason below.
      return sendTransaction(await connectedProvider(parameters), parameters)
    },

    sendCalls: async (parameters) => sendCalls(await connectedProvider(parameters), parameters),

    getCallsStatus: async (parameters) => getCallsStatus(await connectedProvider(parameters), parameters.id),

    async signMessage(parameters) {
      const { current, connections } = config.state
      const connection = connections.get(current ?? '')
      if (connection === undefined) throw new NoAccountError()
      // Not by wagmi's own action, which would bring viem's signing into every dapp's bundle.
      return personalSign((await connection.connector.getProvider()) as Eip1193Provider, parameters)
    },
  } satisfies Requests
}

/** The same connector for wagmi's `disconnect`, which would keep a connection whose wallet fails or does not answer. */
const untilTimeout = (connector: Connector, onFail: (cause: unknown) => void): Connector => ({
  ...connector,
  disconnect: () => withTimeout(connector.disconnect(), DISCONNECT_TIMEOUT).catch(onFail),
})

/**
 * Makes a connection the current one, as wagmi's `switchConnection` does (`switchAccount` in wagmi 2), and one of its
 * accounts the first: that is the one wagmi works with.
 */
async function use(config: Config, uid: string, address?: string) {
  const connection = config.state.connections.get(uid)
  if (connection === undefined) return
  await config.storage?.setItem('recentConnectorId', connection.connector.id)
  const first = connection.accounts.filter((account) => account === address)
  const rest = connection.accounts.filter((account) => account !== address)
  const accounts = [...first, ...rest] as unknown as typeof connection.accounts
  config.setState((state) => ({
    ...state,
    current: uid,
    connections: new Map(state.connections).set(uid, { ...connection, accounts }),
  }))
}
