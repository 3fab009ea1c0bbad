import { ConnectorNotFoundError } from '../errors/errors.ts'
import { ConnectError } from '../errors/requestErrors.ts'
import { connectionStatus } from '../selectors/connections.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import { askWallet } from './askWallet.ts'
import { emitError } from './emitError.ts'
import { rememberConnector } from './rememberRecent.ts'

export type ActivateConnectionParameters = {
  connectorId: string
  /** Default the account that the wallet names first. */
  address?: string | undefined
  /** Default the active network's. Another one becomes active. */
  namespace?: Namespace | undefined
}

/**
 * Puts another connected wallet, or another account of one, in use. Sends no request to a wallet.
 *
 * @throws {ConnectorNotFoundError} the wallet is not connected
 * @throws {ConnectError} anything else, with its cause
 */
export async function activateConnection(
  modal: Modal,
  { connectorId, address, namespace }: ActivateConnectionParameters,
) {
  const { accounts, networks } = modal
  const active = networks.active().chainNamespace
  const to = namespace ?? active
  const adapter = modal.adapterOf(to)
  if (adapter === undefined || connectionStatus(modal.state, connectorId, to) === 'disconnected')
    throw new ConnectorNotFoundError({ connectorId })
  await askWallet(modal, {
    key: `use ${connectorId} ${address}`,
    ask: () => adapter.switchConnection({ connectorId, address }),
    toError: (cause) => new ConnectError({ cause }),
  }).catch((error) => {
    throw emitError(modal, error)
  })
  const account = accounts.get(to)
  const network = account.status === 'connected' ? networks.find(account.chainId, to) : undefined
  if (to !== active && network !== undefined) networks.setActive(network)
  rememberConnector(modal, connectorId)
}
