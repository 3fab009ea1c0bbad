import type { Transaction } from '../controllers/createTransactions.ts'
import type { Modal } from '../types/modal.ts'
import { endTransaction } from './endTransaction.ts'

/** Makes the view wait for a wallet. `end` ends that, unless the view was left meanwhile. */
export function beginTransaction(modal: Modal, transaction: Transaction) {
  const { router, transactions } = modal
  const entry = { transaction, depth: router.state.history.length }
  transactions.stack.push(entry)
  const isWaiting = () => transactions.stack.at(-1) === entry
  return {
    isWaiting,
    end(status: 'success' | 'error') {
      if (isWaiting()) endTransaction(modal, status)
    },
  }
}
