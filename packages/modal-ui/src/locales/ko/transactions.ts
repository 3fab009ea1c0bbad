import type { TransactionTexts } from '../en/transactions.ts'

export const ko: TransactionTexts = {
  recentTransactions: '최근 거래',
  clearTransactions: '지우기',
  isConfirmed: '확인됨',
  notConfirmedYet: '아직 미확인',
  notSent: '전송되지 않음',
}
