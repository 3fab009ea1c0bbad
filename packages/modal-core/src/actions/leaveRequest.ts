import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'

/**
 * Stops showing the request to a wallet. A hidden pairing URI no longer counts as connecting, but a wallet that
 * approves it before it expires still connects.
 */
export function leaveRequest({ accounts, pairing, request }: Modal) {
  request.reset()
  for (const namespace of Object.keys(accounts.state) as Namespace[]) {
    const account = accounts.get(namespace)
    if (account.status === 'connecting' && account.connectorId === pairing.source?.connectorId)
      accounts.set(namespace, { status: 'disconnected' })
  }
}
