import type { Modal } from '../types/modal.ts'
import { firstRoute } from './firstRoute.ts'
import { leaveRequest } from './leaveRequest.ts'

/**
 * Hides the modal and resets it to its first view; an embedded modal shows Account or Connect instead. Returns false,
 * and shakes the modal, when a guard keeps it open.
 */
export function close(modal: Modal): boolean {
  const { router, shake, snackbar, transactions, wallets } = modal
  if (router.isHeld()) {
    shake.start()
    return false
  }
  const left = transactions.stack.splice(0).reverse()
  if (router.state.embedded) router.reset(firstRoute(modal))
  else router.close()
  leaveRequest(modal)
  wallets.reset()
  snackbar.hide()
  shake.stop()
  for (const { transaction } of left) transaction.onCancel?.()
  return true
}
