import type { TransactionTexts } from '../en/transactions.ts'

export const ptBR: TransactionTexts = {
  recentTransactions: 'Transações recentes',
  clearTransactions: 'Limpar',
  isConfirmed: 'Confirmada',
  notConfirmedYet: 'Ainda não confirmada',
  notSent: 'Não enviada',
}
