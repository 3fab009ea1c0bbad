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
  getConnection,
  reconnect,
  switchChain,
  watchConnection,
  watchConnectors,
} from '@wagmi/core'

/** Lets the modal drive a wagmi config, together with whatever else in the dapp uses it. */
export function wagmiAdapter(config: Config): Adapter {
  function start({ setConnectors, setAccount }: AdapterHost) {
    const report = () => {
      const account = toAccount(config)
      if (account !== undefined) setAccount(account)
    }
    const update = () => {
      setConnectors(config.connectors.map(toConnector))
      void resume(config)
    }
    const stops = [
      watchConnection(config, { onChange: report }),
      watchConnectors(config, { onChange: update }),
    ]
    update()
    report()
    return () => {
      for (const stop of stops) stop()
    }
  }

  return {
    name: 'wagmi',
    namespace: 'eip155',
    source: config,
    start,

    async connect({ connectorId }) {
      const connector = config.connectors.find(({ id }) => id === connectorId)
      if (connector === undefined) throw new ConnectorNotFoundError({ connectorId })
      if (connector.uid !== config.state.current) await connect(config, { connector })
      // wagmi may have its accounts from the permission alone: the wallet has the last word.
      const addresses = await connector.getAccounts()
      const chainId = await connector.getChainId()
      const account = toConnected(addresses, chainId, connectorId)
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

/**
 * Takes up the connection that wagmi has stored, without a prompt. It runs again when a wallet announces itself:
 * one that was late would otherwise stay disconnected after a reload.
 */
async function resume(config: Config) {
  const recent = await config.storage?.getItem('recentConnectorId')
  const connector = config.connectors.find(({ id }) => id === recent)
  if (connector === undefined || config.state.status !== 'disconnected') return
  await reconnect(config, { connectors: [connector] })
}

/**
 * Undefined keeps what is: wagmi says `connecting` for a first look at the wallets, too, and the modal knows itself
 * when it is asking one.
 */
function toAccount(config: Config): AccountState | undefined {
  const { status, addresses, chainId, connector } = getConnection(config)
  if (status === 'connecting') return undefined
  if (status !== 'connected') return { status }
  return toConnected(addresses, chainId, connector.id) ?? { status: 'disconnected' }
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
