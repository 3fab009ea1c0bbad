import type { TransactionTexts } from '../en/transactions.ts'

export const id: TransactionTexts = {
  recentTransactions: 'Transaksi terbaru',
  clearTransactions: 'Hapus',
  isConfirmed: 'Dikonfirmasi',
  notConfirmedYet: 'Belum dikonfirmasi',
  notSent: 'Tidak terkirim',
}
