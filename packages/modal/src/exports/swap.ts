export {
  AccountChangedError,
  EstimateGasError,
  InvalidTransactionHashError,
  SendTransactionError,
  SwapFailedError,
  SwapMismatchError,
} from '@foyer/modal-core/page'
export { type SwapParameters, swap } from '../swap/swap.ts'
