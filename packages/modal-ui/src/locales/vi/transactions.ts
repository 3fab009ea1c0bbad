import type { TransactionTexts } from '../en/transactions.ts'

export const vi: TransactionTexts = {
  recentTransactions: 'Giao dịch gần đây',
  clearTransactions: 'Xóa',
  isConfirmed: 'Đã xác nhận',
  notConfirmedYet: 'Chưa được xác nhận',
  notSent: 'Chưa được gửi',
}
