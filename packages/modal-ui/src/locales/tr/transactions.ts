import type { TransactionTexts } from '../en/transactions.ts'

export const tr: TransactionTexts = {
  recentTransactions: 'Son işlemler',
  clearTransactions: 'Temizle',
  isConfirmed: 'Onaylandı',
  notConfirmedYet: 'Henüz onaylanmadı',
  notSent: 'Gönderilmedi',
}
