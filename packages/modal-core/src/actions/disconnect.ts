import { DisconnectConnectorError, DisconnectError } from '../errors/requestErrors.ts'
import { wrapWalletError } from '../errors/wrapWalletError.ts'
import { connectedNamespaces, connectionsOf } from '../selectors/connections.ts'
import type { Adapter } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import { withTimeout } from '../utils/withTimeout.ts'
import { beginRequest, toFailure } from './askWallet.ts'
import { close } from './close.ts'
import { emitError } from './emitError.ts'
import { leaveRequest } from './leaveRequest.ts'

export type DisconnectParameters = {
  /** Default the active network's. `all`: every namespace that has a connected account. */
  namespace?: Namespace | 'all' | undefined
  /** One wallet of several. Default all of the namespace. */
  connectorId?: string | undefined
}

export type DisconnectErrorType = DisconnectConnectorError | DisconnectError

/** The time that a wallet may take to disconnect, in milliseconds. */
const TIMEOUT = 3_000

/**
 * Removes one connection of the namespace, or every one, and ends the session of the account that signed in with it.
 * After the last of the active namespace an account of another one comes into use. The modal closes after the last,
 * unless ProfileWallets still has one to show. All of this happens, too, when the wallet fails to disconnect or takes more than
 * 3 s: the error then comes last. A namespace that is named and has no connection raises APKTW001.
 *
 * @throws {DisconnectError} the wallet failed to disconnect; its cause says why
 * @throws {DisconnectConnectorError} the same, when one of several wallets was given
 */
export async function disconnect(
  modal: Modal,
  { namespace, connectorId }: DisconnectParameters = {},
): Promise<void> {
  const { accounts, networks, router } = modal
  const connected = connectedNamespaces(modal.state)
  const from = namespace === 'all' ? connected : [namespace ?? networks.active().chainNamespace]
  if (namespace !== undefined && namespace !== 'all' && accounts.get(namespace).status === 'disconnected')
    modal.alerts.show('APKTW001')
  const emptied = from.filter(
    (one) =>
      connectorId === undefined ||
      connectionsOf(modal.state, one).every((connection) => connection.connectorId === connectorId),
  )
  const [kept] = connected.filter((one) => !emptied.includes(one))
  // Before its wallet reports it, which would close a view that has another account to show.
  if (kept !== undefined && emptied.includes(networks.active().chainNamespace)) use(modal, kept)
  const errors = await Promise.all(
    from.map((one) => disconnectFrom(modal, one, { connectorId, isEmptied: emptied.includes(one) })),
  )
  const error = errors.find((one) => one !== undefined)
  const isStaying = kept !== undefined && router.state.route.view === 'ProfileWallets'
  if (emptied.length > 0 && !isStaying) leave(modal, error !== undefined)
  if (error === undefined) return
  // Leaving the view clears the request.
  beginRequest(modal.request, `disconnect ${from} ${connectorId}`)(toFailure(error))
  throw emitError(modal, error)
}

/** Puts the account of another namespace in use. */
function use({ accounts, networks }: Modal, namespace: Namespace) {
  const account = accounts.get(namespace)
  const network =
    (account.status === 'connected' && networks.find(account.chainId, namespace)) ||
    networks.list.find(({ chainNamespace }) => chainNamespace === namespace)
  if (network !== undefined) networks.setActive(network)
}

/** Disconnects one namespace. Resolves with the error of a wallet that failed to. */
async function disconnectFrom(
  { accounts, adapterOf, connections, siwx }: Modal,
  from: Namespace,
  { connectorId, isEmptied }: { connectorId: string | undefined; isEmptied: boolean },
) {
  void siwx?.leave(from, connectorId)?.()
  const error = await requestDisconnect(adapterOf(from), connectorId)
  if (isEmptied) {
    connections.set(from, [])
    accounts.set(from, { status: 'disconnected' })
  }
  return error
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
