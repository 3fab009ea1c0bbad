import type { Modal } from '../types/modal.ts'
import { leaveRequest } from './leaveRequest.ts'
import { stepBack } from './stepBack.ts'

/** Handles the Back button: leaves the view and cancels its transaction, or shakes the modal when a guard holds it. */
export function goBack(modal: Modal) {
  const { router, shake, transactions } = modal
  if (router.isHeld()) return shake.start()
  leaveRequest(modal)
  const { stack } = transactions
  // Those of this view and of views above it.
  const first = stack.findIndex(({ depth }) => depth >= router.state.history.length)
  const left = first === -1 ? [] : stack.splice(first).reverse()
  stepBack(modal)
  for (const { transaction } of left) transaction.onCancel?.()
}
