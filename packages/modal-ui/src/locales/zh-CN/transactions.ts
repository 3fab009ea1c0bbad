import type { TransactionTexts } from '../en/transactions.ts'

export const zhCN: TransactionTexts = {
  recentTransactions: '最近的交易',
  clearTransactions: '清除',
  isConfirmed: '已确认',
  notConfirmedYet: '尚未确认',
  notSent: '未发送',
}
