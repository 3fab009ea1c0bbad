import type { TransactionTexts } from '../en/transactions.ts'

export const ar: TransactionTexts = {
  recentTransactions: 'Recent transactions',
  clearTransactions: 'Clear',
  isConfirmed: 'Confirmed',
}
