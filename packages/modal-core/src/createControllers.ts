import { doLate } from './actions/doLate.ts'
import { createAccounts } from './controllers/createAccounts.ts'
import { createActivity } from './controllers/createActivity.ts'
import { createAlerts } from './controllers/createAlerts.ts'
import { createBalance } from './controllers/createBalance.ts'
import { createConnections } from './controllers/createConnections.ts'
import { createConnectors } from './controllers/createConnectors.ts'
import { createEmailCapture } from './controllers/createEmailCapture.ts'
import { createNetworks } from './controllers/createNetworks.ts'
import { createOptions } from './controllers/createOptions.ts'
import { createPairing } from './controllers/createPairing.ts'
import { createRouter } from './controllers/createRouter.ts'
import { createServers } from './controllers/createServers.ts'
import { createShake } from './controllers/createShake.ts'
import { createSnackbar } from './controllers/createSnackbar.ts'
import { createTransactions } from './controllers/createTransactions.ts'
import { createWalletRequest } from './controllers/createWalletRequest.ts'
import { createWallets } from './controllers/createWallets.ts'
import { createStorage } from './storage/createStorage.ts'
import type { ModalEvents } from './types/events.ts'
import type { Modal } from './types/modal.ts'
import type { CreateModalParameters } from './types/parameters.ts'
import { createEmitter } from './utils/createEmitter.ts'
import { isMobile } from './utils/isMobile.ts'

/** The controllers of a modal: those whose states make up its own, and the others. */
export function createControllers(
  parameters: CreateModalParameters,
  adapterOf: Modal['adapterOf'],
  onSettle: () => void,
) {
  const { id = 'default', debug = false, defaultNetwork } = parameters
  const events = createEmitter<ModalEvents>()
  const storage = createStorage({ id, web: parameters.storage })
  const options = createOptions(parameters)
  const networks = createNetworks({
    networks: parameters.networks,
    defaultNetwork,
    storage,
    onChange: (network) => adapterOf(network.chainNamespace)?.setNetwork?.({ network }),
  })
  const connectors = createConnectors({
    storage,
    isMobile,
    debug,
    late: doLate,
    getProvider: async (namespace, connectorId) => adapterOf(namespace)?.getProvider?.({ connectorId }),
  })
  const alerts = createAlerts({ events, debug })
  const servers = createServers(parameters)
  const wallets = createWallets({
    ...servers,
    storage,
    chains: networks.list.map(({ caipNetworkId }) => caipNetworkId),
    networks: networks.state,
    origin: globalThis.location?.origin,
    options: options.state,
    alerts,
    setIdentify: connectors.setIdentify,
  })
  return {
    drawn: {
      router: createRouter({ events }),
      connectors,
      wallets,
      networks,
      accounts: createAccounts({ events, onSettle }),
      connections: createConnections(),
      balance: createBalance(),
      activity: createActivity(),
      request: createWalletRequest(),
      pairing: createPairing(),
      snackbar: createSnackbar(),
      alerts,
      shake: createShake(),
      options,
    },
    id,
    debug,
    events,
    storage,
    servers,
    transactions: createTransactions(),
    email: createEmailCapture({ storage, onCapture: parameters.onEmailCapture }),
  }
}
