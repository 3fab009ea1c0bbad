import type { TransactionTexts } from '../en/transactions.ts'

export const fr: TransactionTexts = {
  recentTransactions: 'Transactions récentes',
  clearTransactions: 'Effacer',
  isConfirmed: 'Confirmée',
  notConfirmedYet: 'Pas encore confirmée',
  notSent: 'Non envoyée',
}
