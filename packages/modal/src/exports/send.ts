export {
  AccountChangedError,
  EstimateGasError,
  InvalidTransactionHashError,
  ResolveNameError,
  SendTransactionError,
} from '@foyer/modal-core/page'
export {
  type AmbiguousAmount,
  type ParsedAmount,
  parseAmount,
  type ResolveName,
  writeAmount,
} from '@foyer/modal-core/send'
export { type SendParameters, send } from '../send/send.ts'
