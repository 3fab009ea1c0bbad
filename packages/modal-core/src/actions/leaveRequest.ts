import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'

/**
 * Draws no more what a wallet is being asked. A code that nobody sees any more connects nobody for now; a wallet that
 * has taken it, or does so before its time is over, still connects.
 */
export function leaveRequest({ accounts, pairing, request }: Modal) {
  request.reset()
  for (const namespace of Object.keys(accounts.state) as Namespace[]) {
    const account = accounts.get(namespace)
    if (account.status === 'connecting' && account.connectorId === pairing.source?.connectorId)
      accounts.set(namespace, { status: 'disconnected' })
  }
}
