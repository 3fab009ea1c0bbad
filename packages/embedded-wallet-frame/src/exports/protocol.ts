export type { Answer } from '../protocol/answers.ts'
export { CODE_LENGTH, isWithinLimits, MAX_BYTES, MAX_DEPTH } from '../protocol/limits.ts'
export {
  APPROVAL_METHODS,
  type ApprovalMethod,
  isApprovalMethod,
  isSafeMethod,
  NODE_METHODS,
  REFUSED_METHODS,
  SAFE_METHODS,
  type SafeMethod,
} from '../protocol/methods.ts'
export { REQUEST_NAMES, type RequestName } from '../protocol/names.ts'
export { parseEvent } from '../protocol/parseEvent.ts'
export { parseRequest } from '../protocol/parseRequest.ts'
export type { Payload } from '../protocol/payloads.ts'
export { parseRpcParams, type RpcParams } from '../protocol/rpcParams.ts'
export { parseRpcResult } from '../protocol/rpcResults.ts'
export { type AccountType, CODE_PATTERN, type Namespace } from '../protocol/shared.ts'
export type { SiwxMessage } from '../protocol/siwx.ts'
export { SOCIAL_PROVIDERS, type SocialProvider } from '../protocol/socialProviders.ts'
export {
  ABORTED,
  ADDRESS_REPLACED,
  CHANGE_REJECTED,
  deletionPending,
  EXPIRED_CODE,
  EXPIRED_LINK,
  FAILED,
  isDeletionPending,
  isPasskeyNeeded,
  LINK_REJECTED,
  NO_PERMISSIONS,
  NO_TEST_ACCOUNT,
  NOT_ALLOWED,
  NOT_ATOMIC,
  NOT_LOADED,
  OTHER_ACCOUNT,
  passkeyNeeded,
  RECOVERY_UNAVAILABLE,
  REJECTED,
  SAME_EMAIL,
  SESSION_ENDED,
  SOCIAL_FAILED,
  SOCIAL_UNAVAILABLE,
  STILL_WAITING,
  TAKEN_EMAIL,
  TOO_MANY_CALLS,
  TOO_MANY_TRIES,
  tryAgainAfter,
  UNKNOWN_CALLS,
  UNKNOWN_CAPABILITY,
  UNREADABLE,
  WALLET_UPDATED,
  WRONG_CODE,
} from '../protocol/texts.ts'
export { type Message, toError, toReady, toRequest, toSuccess } from '../protocol/toMessage.ts'
export { applyThemeStyle } from '../protocol/toThemeStyle.ts'
export type { User } from '../protocol/user.ts'
