import type { TransactionTexts } from '../en/transactions.ts'

export const zhTW: TransactionTexts = {
  recentTransactions: '最近的交易',
  clearTransactions: '清除',
  isConfirmed: '已確認',
  notConfirmedYet: '尚未確認',
  notSent: '未送出',
}
