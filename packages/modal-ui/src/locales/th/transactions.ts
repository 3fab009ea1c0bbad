import type { TransactionTexts } from '../en/transactions.ts'

export const th: TransactionTexts = {
  recentTransactions: 'ธุรกรรมล่าสุด',
  clearTransactions: 'ล้าง',
  isConfirmed: 'ยืนยันแล้ว',
  notConfirmedYet: 'ยังไม่ได้รับการยืนยัน',
  notSent: 'ไม่ได้ส่ง',
}
