import type { PolkadotProvider } from '@foyer/modal-core'
import { ConnectorNotFoundError } from '@foyer/modal-core/page'
import { type Connections, createConnections } from '../connections/createConnections.ts'
import type { LoadParameters } from '../injected/createInjectedAdapter.ts'
import { type Injected, openWallet } from './openWallet.ts'

/** The connected wallets of Polkadot, those of the page and paired ones. */
export function createPolkadotConnections(
  parameters: LoadParameters & { dapp: string | undefined },
): Connections<PolkadotProvider> {
  const { dapp = '', findWallet, networkInUse } = parameters
  return createConnections<PolkadotProvider>({
    ...parameters,
    namespace: 'polkadot',
    async open(connectorId, { isSilent }) {
      const found = await findWallet(connectorId)
      if (found === undefined) throw new ConnectorNotFoundError({ connectorId })
      const injected = found.paired
        ? (await import('./toInjected.ts')).toInjected(found.paired, { ...found, networkInUse, isSilent })
        : (found.wallet as Injected)
      return openWallet({ injected, dapp, networkInUse, ...found })
    },
  })
}
