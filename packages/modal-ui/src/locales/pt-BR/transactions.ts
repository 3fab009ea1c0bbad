import type { TransactionTexts } from '../en/transactions.ts'

export const ptBR: TransactionTexts = {
  recentTransactions: 'Recent transactions',
  clearTransactions: 'Clear',
  isConfirmed: 'Confirmed',
}
