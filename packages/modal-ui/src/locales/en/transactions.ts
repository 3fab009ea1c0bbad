/** The texts of the list of recent transactions. The other languages have the type of this one. */
export const en = {
  recentTransactions: 'Recent transactions',
  clearTransactions: 'Clear',
  isConfirmed: 'Confirmed',
  notConfirmedYet: 'Not confirmed yet',
  notSent: 'Not sent',
}

export type TransactionTexts = typeof en
