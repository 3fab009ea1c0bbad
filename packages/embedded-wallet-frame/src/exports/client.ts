export type { RequestOptions } from '../client/createChannel.ts'
export type { DialogStrings } from '../client/createDialog.ts'
export { type CreateFrameParameters, createFrame, type Frame } from '../client/createFrame.ts'
export type { LogEntry, LogLevel } from '../client/createLog.ts'
export {
  type CreateLoginStoreParameters,
  createLoginStore,
  type LoginStore,
  type WebStorage,
} from '../client/createLoginStore.ts'
export {
  type Chain,
  type CreateProviderParameters,
  createProvider,
  type EmbeddedWalletProvider,
} from '../client/createProvider.ts'
export {
  FrameAbortedError,
  FrameError,
  FrameLoadError,
  FrameReplyError,
  FrameTimeoutError,
  ProviderRpcError,
  SecureSiteError,
} from '../client/errors.ts'
export { TIMEOUTS, type Timeouts } from '../client/timeouts.ts'
export { toProviderError } from '../client/toProviderError.ts'
