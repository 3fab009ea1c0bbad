import type { TransactionTexts } from '../en/transactions.ts'

export const ru: TransactionTexts = {
  recentTransactions: 'Недавние транзакции',
  clearTransactions: 'Очистить',
  isConfirmed: 'Подтверждено',
  notConfirmedYet: 'Пока не подтверждена',
  notSent: 'Не отправлена',
}
