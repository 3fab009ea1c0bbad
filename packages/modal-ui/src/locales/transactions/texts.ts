import type { Locale } from '@foyer/modal-core'

export type TransactionTexts = { recentTransactions: string; clearTransactions: string; isConfirmed: string }

/** The texts of the list of recent transactions. They are few, and in its own chunk. */
export const transactionTexts: Record<Locale, TransactionTexts> = {
  en: { recentTransactions: 'Recent transactions', clearTransactions: 'Clear', isConfirmed: 'Confirmed' },
  'zh-CN': { recentTransactions: '最近的交易', clearTransactions: '清除', isConfirmed: '已确认' },
  'zh-TW': { recentTransactions: '最近的交易', clearTransactions: '清除', isConfirmed: '已確認' },
  id: { recentTransactions: 'Transaksi terbaru', clearTransactions: 'Hapus', isConfirmed: 'Dikonfirmasi' },
  vi: { recentTransactions: 'Giao dịch gần đây', clearTransactions: 'Xóa', isConfirmed: 'Đã xác nhận' },
  ja: { recentTransactions: '最近のトランザクション', clearTransactions: '消去', isConfirmed: '確定済み' },
  ko: { recentTransactions: '최근 거래', clearTransactions: '지우기', isConfirmed: '확인됨' },
  th: { recentTransactions: 'ธุรกรรมล่าสุด', clearTransactions: 'ล้าง', isConfirmed: 'ยืนยันแล้ว' },
  ru: {
    recentTransactions: 'Недавние транзакции',
    clearTransactions: 'Очистить',
    isConfirmed: 'Подтверждено',
  },
}
