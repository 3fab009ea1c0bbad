import type { TransactionTexts } from '../en/transactions.ts'

export const es: TransactionTexts = {
  recentTransactions: 'Transacciones recientes',
  clearTransactions: 'Borrar',
  isConfirmed: 'Confirmada',
  notConfirmedYet: 'Sin confirmar aún',
  notSent: 'No enviada',
}
