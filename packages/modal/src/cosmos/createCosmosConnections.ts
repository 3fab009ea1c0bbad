import type { CosmosProvider } from '@foyer/modal-core'
import { ConnectorNotFoundError } from '@foyer/modal-core/page'
import { type Connections, createConnections } from '../connections/createConnections.ts'
import type { LoadParameters } from '../injected/createInjectedAdapter.ts'
import { openWallet } from './openWallet.ts'
import type { CosmosChainInfo } from './types.ts'

type CreateCosmosConnectionsParameters = LoadParameters & {
  chains: readonly CosmosChainInfo[]
  target: EventTarget | undefined
}

/** The connected wallets of Cosmos, those of the page and paired ones. */
export function createCosmosConnections(
  parameters: CreateCosmosConnectionsParameters,
): Connections<CosmosProvider> {
  const { chains, target, findWallet, networkInUse } = parameters
  return createConnections<CosmosProvider>({
    ...parameters,
    namespace: 'cosmos',
    async open(connectorId, { isSilent }) {
      const found = await findWallet(connectorId)
      const network = networkInUse()
      if (found === undefined || network === undefined) throw new ConnectorNotFoundError({ connectorId })
      const wallet = found.paired ? (await import('./toKeplr.ts')).toKeplr(found.paired, found) : found.wallet
      return openWallet({ found, wallet, network, chains, target, isSilent })
    },
  })
}
