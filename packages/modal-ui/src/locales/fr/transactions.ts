import type { TransactionTexts } from '../en/transactions.ts'

export const fr: TransactionTexts = {
  recentTransactions: 'Recent transactions',
  clearTransactions: 'Clear',
  isConfirmed: 'Confirmed',
}
