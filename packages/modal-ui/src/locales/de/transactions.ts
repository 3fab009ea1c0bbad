import type { TransactionTexts } from '../en/transactions.ts'

export const de: TransactionTexts = {
  recentTransactions: 'Recent transactions',
  clearTransactions: 'Clear',
  isConfirmed: 'Confirmed',
}
