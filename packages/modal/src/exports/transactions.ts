export { InvalidTransactionHashError } from '@foyer/modal-core/page'
export {
  TransactionsStoppedError,
  TransactionTimeoutError,
} from '../transactions/errors.ts'
export type { TransactionReceipt } from '../transactions/readReceipt.ts'
export {
  type TransactionsFeature,
  type TransactionsParameters,
  transactions,
  type WaitForTransactionParameters,
} from '../transactions/transactions.ts'
