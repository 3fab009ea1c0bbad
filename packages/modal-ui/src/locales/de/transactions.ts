import type { TransactionTexts } from '../en/transactions.ts'

export const de: TransactionTexts = {
  recentTransactions: 'Letzte Transaktionen',
  clearTransactions: 'Löschen',
  isConfirmed: 'Bestätigt',
  notConfirmedYet: 'Noch nicht bestätigt',
  notSent: 'Nicht gesendet',
}
