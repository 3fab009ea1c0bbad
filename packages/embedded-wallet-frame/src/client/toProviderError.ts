import {
  ABORTED,
  NO_PERMISSIONS,
  NOT_ALLOWED,
  NOT_ATOMIC,
  OTHER_ACCOUNT,
  TOO_MANY_CALLS,
  UNKNOWN_CALLS,
  UNKNOWN_CAPABILITY,
} from '../protocol/texts.ts'
import { FrameAbortedError, FrameReplyError, ProviderRpcError } from './errors.ts'

/** EIP-1193: the user rejected the request. */
const USER_REJECTED = 4001
/** EIP-1193: the wallet does not support the method. */
export const UNSUPPORTED_METHOD = 4200
/** EIP-1193: no account is connected. */
export const DISCONNECTED = 4900
/** EIP-3085: the chain is not configured. */
export const UNKNOWN_CHAIN = 4902
/** JSON-RPC's own. */
export const INVALID_PARAMS = -32602
/** Libraries send a request again after errors without a code, and the user would be asked twice. */
const FAILED = -32000

/** Texts with a separate code. The last four codes are EIP-5792's. */
const CODES: Record<string, number> = {
  [OTHER_ACCOUNT]: INVALID_PARAMS,
  [NOT_ALLOWED]: UNSUPPORTED_METHOD,
  [NO_PERMISSIONS]: UNSUPPORTED_METHOD,
  [UNKNOWN_CAPABILITY]: 5700,
  [UNKNOWN_CALLS]: 5730,
  [TOO_MANY_CALLS]: 5740,
  [NOT_ATOMIC]: 5760,
}

/** Converts what a request to the iframe rejects with. A request that the user rejected or the dapp aborted gets 4001. */
export function toProviderError(cause: unknown): Error {
  if (cause instanceof FrameAbortedError) return new ProviderRpcError(USER_REJECTED, ABORTED, { cause })
  if (!(cause instanceof FrameReplyError))
    return new ProviderRpcError(FAILED, cause instanceof Error ? firstLine(cause) : 'An error occurred', {
      cause,
    })
  return new ProviderRpcError(codeOf(cause.shortMessage), cause.shortMessage, { cause })
}

function codeOf(message: string) {
  if (message === ABORTED || /rejected/i.test(message)) return USER_REJECTED
  return CODES[message] ?? FAILED
}

const firstLine = ({ message }: Error) => message.split('\n', 1)[0] ?? ''
