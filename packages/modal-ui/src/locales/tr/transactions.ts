import type { TransactionTexts } from '../en/transactions.ts'

export const tr: TransactionTexts = {
  recentTransactions: 'Recent transactions',
  clearTransactions: 'Clear',
  isConfirmed: 'Confirmed',
}
