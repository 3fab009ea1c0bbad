import type { Modal } from '../createModal.ts'
import { stepBack } from './stepBack.ts'

/** What the Back button does: leaves the view, and with it what it waits for, unless a guard holds it. */
export function goBack(modal: Modal) {
  const { router, request, transactions } = modal
  if (router.isHeld()) return
  request.reset()
  const left = transactions.leave(router.state.history.length)
  stepBack(modal)
  for (const { onCancel } of left) onCancel?.()
}
