/** The texts of the list of recent transactions. The other languages have the type of this one. */
export const en = {
  recentTransactions: 'Recent transactions',
  clearTransactions: 'Clear',
  isConfirmed: 'Confirmed',
}

export type TransactionTexts = typeof en
