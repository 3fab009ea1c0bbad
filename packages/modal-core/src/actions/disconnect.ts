import { DisconnectConnectorError, DisconnectError } from '../errors/requestErrors.ts'
import { wrapWalletError } from '../errors/wrapWalletError.ts'
import { connectionsOf } from '../selectors/connections.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import { close } from './close.ts'
import { emitError } from './emitError.ts'

export type DisconnectParameters = {
  /** Default the active network's. */
  namespace?: Namespace | undefined
  /** One wallet of several. Default all of the namespace. */
  connectorId?: string | undefined
}

/**
 * Removes one connection of the namespace, or every one, and ends the session of who had signed in with it. The modal
 * closes after the last. A namespace that is named and has no connection raises APKTW001.
 *
 * @throws {DisconnectError} the wallet did not let go; its cause says why
 * @throws {DisconnectConnectorError} the same, where one of several was meant
 */
export async function disconnect(modal: Modal, { namespace, connectorId }: DisconnectParameters = {}) {
  const { accounts, adapterOf, connections, networks } = modal
  const from = namespace ?? networks.active().chainNamespace
  const others = connectionsOf(modal.state, from).filter((one) => one.connectorId !== connectorId)
  if (namespace !== undefined && accounts.get(namespace).status === 'disconnected')
    modal.alerts.show('APKTW001')
  const endSession = modal.siwx?.leave(from, connectorId)
  try {
    await adapterOf(from)?.disconnect({ connectorId })
  } catch (cause) {
    const error = wrapWalletError(cause, () =>
      connectorId === undefined
        ? new DisconnectError({ cause })
        : new DisconnectConnectorError({ connectorId, cause }),
    )
    throw emitError(modal, error)
  }
  void endSession?.()
  if (connectorId !== undefined && others.length > 0) return
  connections.set(from, [])
  accounts.set(from, { status: 'disconnected' })
  close(modal)
}
