import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  ADDRESS_REPLACED,
  EXPIRED_CODE,
  EXPIRED_LINK,
  RECOVERY_UNAVAILABLE,
  SAME_EMAIL,
  SESSION_ENDED,
  TAKEN_EMAIL,
  TOO_MANY_TRIES,
  tryAgainAfter,
  WRONG_CODE,
} from '@foyer/embedded-wallet-frame/protocol'
import { RefusedError, UnreachableError } from '../api/errors.ts'
import { WalletError } from '../keys/errors.ts'
import { SignerError, type SignerFailure } from '../signer/errors.ts'
import {
  DEVICE_REMOVED,
  LOGIN_UNAVAILABLE,
  NO_CHANGE,
  OTHER_PASSKEY,
  PASSKEY_REFUSED,
  SERVERS_DISAGREE,
  SHARE_MISMATCH,
} from './texts.ts'

const REASONS: Record<string, string> = {
  session: SESSION_ENDED,
  login: SESSION_ENDED,
  revoked: DEVICE_REMOVED,
  code: WRONG_CODE,
  expired: EXPIRED_CODE,
  tries: TOO_MANY_TRIES,
  grant: EXPIRED_LINK,
  replaced: ADDRESS_REPLACED,
  change: NO_CHANGE,
  same: SAME_EMAIL,
  taken: TAKEN_EMAIL,
  assertion: PASSKEY_REFUSED,
  projectId: 'Unauthorized: invalid key',
  origin: 'Unauthorized: origin not allowed',
}

const SIGNER: Partial<Record<SignerFailure, string>> = {
  mismatch: SHARE_MISMATCH,
  passkey: OTHER_PASSKEY,
}

/** What the dapp reads of an error. One that is not on the list stays here. */
export function toReply(error: unknown): unknown {
  if (error instanceof RefusedError) {
    if (error.status === 429) return new ReplyError(tryAgainAfter(error.retryAfter ?? 60))
    const text = error.reason === undefined ? undefined : REASONS[error.reason]
    return text === undefined ? error : new ReplyError(text, { cause: error })
  }
  if (error instanceof UnreachableError)
    return new ReplyError(error.server === 'vault' ? RECOVERY_UNAVAILABLE : LOGIN_UNAVAILABLE, {
      cause: error,
    })
  if (error instanceof WalletError)
    return new ReplyError(error.reason === 'disagree' ? SERVERS_DISAGREE : DEVICE_REMOVED, { cause: error })
  const text = error instanceof SignerError ? SIGNER[error.reason] : undefined
  if (text !== undefined) return new ReplyError(text, { cause: error })
  return error
}
