export { sendTransaction, transactions } from '../paymaster/transactions.ts'
