import type { Modal } from '../types/modal.ts'
import { leaveRequest } from './leaveRequest.ts'
import { stepBack } from './stepBack.ts'

/** Handles the Back button: leaves the view and cancels its transaction, or shakes the modal when a guard holds it. */
export function goBack(modal: Modal) {
  const { router, shake, transactions } = modal
  if (router.isHeld()) return shake.start()
  leaveRequest(modal)
  const left = transactions.leave(router.state.history.length)
  stepBack(modal)
  for (const { onCancel } of left) onCancel?.()
}
