import {
  type AccountState,
  type Adapter,
  type AdapterHost,
  BROWSER_WALLET,
  type ConnectedAccount,
  type ConnectorInput,
  ConnectorNotFoundError,
  NoAccountError,
} from '@foyer/modal-core'
import {
  type Config,
  type Connector,
  connect,
  disconnect,
  reconnect,
  switchChain,
  watchConnectors,
} from '@wagmi/core'

/** Lets the modal drive a wagmi config, together with whatever else in the dapp uses it. */
export function wagmiAdapter(config: Config): Adapter {
  return {
    name: 'wagmi',
    namespace: 'eip155',
    source: config,
    start: (host) => follow(config, host),

    async connect({ connectorId }) {
      const connector = config.connectors.find(({ id }) => id === connectorId)
      if (connector === undefined) throw new ConnectorNotFoundError({ connectorId })
      if (connector.uid !== config.state.current) await connect(config, { connector })
      // wagmi may have its accounts from the permission alone: the wallet itself has the last word.
      const addresses = await connector.getAccounts()
      const account = toConnected(addresses, await connector.getChainId(), connectorId)
      if (account === undefined) throw new NoAccountError()
      return account
    },

    async disconnect() {
      for (const { connector } of [...config.state.connections.values()])
        await disconnect(config, { connector })
    },

    async switchNetwork({ network }) {
      await switchChain(config, { chainId: Number(network.id) })
    },
  }
}

function follow(config: Config, { setConnectors, setAccount }: AdapterHost) {
  const tried = new Set<string>()

  /**
   * Takes up the connection that wagmi has stored, without a prompt. Wallets that announce themselves late would
   * otherwise stay disconnected after a reload.
   */
  async function resume() {
    const recent = await config.storage?.getItem('recentConnectorId')
    const connector = config.connectors.find(({ id }) => id === recent)
    if (connector === undefined || tried.has(connector.uid) || config.state.status !== 'disconnected') return
    tried.add(connector.uid)
    await reconnect(config, { connectors: [connector] })
  }

  function reportConnectors() {
    setConnectors(config.connectors.map(toConnector))
    void resume()
  }

  function reportAccount() {
    const account = toAccount(config)
    if (account !== undefined) setAccount(account)
  }

  const stops = [
    config.subscribe(
      ({ status, current, connections }) => ({ status, current, connections }),
      reportAccount,
      {
        equalityFn: (a, b) =>
          a.status === b.status && a.current === b.current && a.connections === b.connections,
      },
    ),
    watchConnectors(config, { onChange: reportConnectors }),
  ]
  reportConnectors()
  reportAccount()
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Undefined keeps what is: wagmi says `connecting` for its first look at the wallets, too, and the modal knows by
 * itself when it is asking one.
 */
function toAccount({ state: { status, current, connections } }: Config): AccountState | undefined {
  if (status === 'connecting') return undefined
  if (status !== 'connected') return { status }
  const connection = connections.get(current ?? '')
  const account = connection && toConnected(connection.accounts, connection.chainId, connection.connector.id)
  return account ?? { status: 'disconnected' }
}

function toConnected(
  addresses: readonly string[],
  chainId: number,
  connectorId: string,
): ConnectedAccount | undefined {
  const [address] = addresses
  if (address === undefined) return undefined
  return { status: 'connected', address, addresses: [...addresses], chainId, connectorId }
}

function toConnector({ id, name, icon, type }: Connector): ConnectorInput {
  if (type !== 'injected') return { id, name, icon, type: 'EXTERNAL', installed: false }
  if (id === 'injected')
    return { id, name: BROWSER_WALLET, type: 'INJECTED', installed: 'ethereum' in window }
  // wagmi gives an announced wallet its rdns as id, and an rdns has a dot.
  const rdns = id.includes('.') ? id : undefined
  return { id, name, icon, type: rdns ? 'ANNOUNCED' : 'INJECTED', rdns, installed: rdns !== undefined }
}
