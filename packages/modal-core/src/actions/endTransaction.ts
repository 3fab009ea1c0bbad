import type { Modal } from '../types/modal.ts'
import { stepBack } from './stepBack.ts'

/** Ends the newest transaction: runs its callback, after going back where it failed or was cancelled. */
export function endTransaction(modal: Modal, status: 'success' | 'error' | 'cancel') {
  const transaction = modal.transactions.stack.pop()?.transaction
  if (transaction === undefined) return
  if (status === 'success') return transaction.onSuccess?.()
  stepBack(modal)
  if (status === 'error') transaction.onError?.()
  else transaction.onCancel?.()
}
