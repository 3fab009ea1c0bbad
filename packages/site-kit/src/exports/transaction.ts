export { type ContractCall, createContractCall } from '../transaction/createContractCall.ts'
export { createFreshness, type Freshness, NodeBehindError } from '../transaction/createFreshness.ts'
export {
  createPendingStore,
  isBundleId,
  type PendingBundle,
  type PendingStore,
  type PendingTransaction,
  pendingBundleSchema,
  pendingTransactionSchema,
  type UnansweredRequest,
  unansweredRequestSchema,
} from '../transaction/createPendingStore.ts'
export { findExecution, isContractAccount } from '../transaction/findExecution.ts'
export { findReceipt, RECEIPT_INTERVAL } from '../transaction/findReceipt.ts'
export {
  type FindBlocks,
  findNonce,
  findReplacement,
  isNonceUsed,
  type Replacement,
} from '../transaction/findReplacement.ts'
export { freshTransport } from '../transaction/freshTransport.ts'
export { hasReverted } from '../transaction/hasReverted.ts'
export { callSteps, ensureNetwork, type NetworkActions, type TransactionSteps } from '../transaction/steps.ts'
export { isUnderWay, type TransactionState } from '../transaction/transactionReducer.ts'
export type { BundleStatus } from '../transaction/useBundle.ts'
export { REPLACEMENT_INTERVAL } from '../transaction/useReplacement.ts'
export { type UseTransactionParameters, useTransaction } from '../transaction/useTransaction.ts'
