import { DisconnectConnectorError, DisconnectError } from '../errors/requestErrors.ts'
import { wrapWalletError } from '../errors/wrapWalletError.ts'
import { connectionsOf } from '../selectors/connections.ts'
import type { Adapter } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import { withTimeout } from '../utils/withTimeout.ts'
import { beginRequest, toFailure } from './askWallet.ts'
import { close } from './close.ts'
import { emitError } from './emitError.ts'
import { leaveRequest } from './leaveRequest.ts'

export type DisconnectParameters = {
  /** Default the active network's. */
  namespace?: Namespace | undefined
  /** One wallet of several. Default all of the namespace. */
  connectorId?: string | undefined
}

/** How long a wallet may take to disconnect, in milliseconds. */
const TIMEOUT = 3_000

export type DisconnectErrorType = DisconnectConnectorError | DisconnectError

/**
 * Removes one connection of the namespace, or every one, and ends the session of the account that signed in with it.
 * The modal closes after the last. All of this happens, too, when the wallet fails to disconnect or takes more than
 * 3 s: the error then comes last. A namespace that is named and has no connection raises APKTW001.
 *
 * @throws {DisconnectError} the wallet failed to disconnect; its cause says why
 * @throws {DisconnectConnectorError} the same, when one of several wallets was given
 */
export async function disconnect(modal: Modal, { namespace, connectorId }: DisconnectParameters = {}) {
  const { accounts, adapterOf, connections, networks } = modal
  const from = namespace ?? networks.active().chainNamespace
  const others = connectionsOf(modal.state, from).filter((one) => one.connectorId !== connectorId)
  if (namespace !== undefined && accounts.get(namespace).status === 'disconnected')
    modal.alerts.show('APKTW001')
  void modal.siwx?.leave(from, connectorId)?.()
  const error = await requestDisconnect(adapterOf(from), connectorId)
  if (connectorId === undefined || others.length === 0) {
    connections.set(from, [])
    accounts.set(from, { status: 'disconnected' })
    leave(modal, error !== undefined)
  }
  if (error === undefined) return
  // Leaving the view clears the request.
  beginRequest(modal.request, `disconnect ${from} ${connectorId}`)(toFailure(error))
  throw emitError(modal, error)
}

/** Closes the modal. After a failure it stays open at Connect, which shows the error. */
function leave(modal: Modal, hasFailed: boolean) {
  const { router, snackbar } = modal
  if (!hasFailed || !router.state.open) {
    close(modal)
    return
  }
  router.reset({ view: 'Connect' })
  leaveRequest(modal)
  snackbar.show('error', 'disconnectFailed')
}

/** Resolves with the error of a wallet that failed to disconnect. */
async function requestDisconnect(adapter: Adapter | undefined, connectorId: string | undefined) {
  try {
    await withTimeout(adapter?.disconnect({ connectorId }) ?? Promise.resolve(), TIMEOUT)
    return undefined
  } catch (cause) {
    return wrapWalletError(cause, () =>
      connectorId === undefined
        ? new DisconnectError({ cause })
        : new DisconnectConnectorError({ connectorId, cause }),
    )
  }
}
