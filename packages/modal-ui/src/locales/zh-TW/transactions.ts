import type { TransactionTexts } from '../en/transactions.ts'

export const zhTW: TransactionTexts = {
  recentTransactions: '最近的交易',
  clearTransactions: '清除',
  isConfirmed: '已確認',
}
