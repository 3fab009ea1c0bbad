import type { TransactionTexts } from '../en/transactions.ts'

export const es: TransactionTexts = {
  recentTransactions: 'Recent transactions',
  clearTransactions: 'Clear',
  isConfirmed: 'Confirmed',
}
