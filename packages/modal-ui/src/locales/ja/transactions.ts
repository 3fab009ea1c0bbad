import type { TransactionTexts } from '../en/transactions.ts'

export const ja: TransactionTexts = {
  recentTransactions: '最近のトランザクション',
  clearTransactions: '消去',
  isConfirmed: '確定済み',
  notConfirmedYet: '未確定',
  notSent: '未送信',
}
