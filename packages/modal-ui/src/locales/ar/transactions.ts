import type { TransactionTexts } from '../en/transactions.ts'

export const ar: TransactionTexts = {
  recentTransactions: 'أحدث المعاملات',
  clearTransactions: 'مسح',
  isConfirmed: 'مؤكدة',
  notConfirmedYet: 'لم تُؤكد بعد',
  notSent: 'لم تُرسل',
}
