// Drawn only in the account of a dapp that shows the transactions of this browser. It loads with the account.
export { FyRecentTransactions } from '../components/recent-transactions/fy-recent-transactions.ts'
