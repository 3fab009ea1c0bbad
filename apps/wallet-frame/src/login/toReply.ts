import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  ADDRESS_REPLACED,
  EXPIRED_CODE,
  EXPIRED_LINK,
  NO_TEST_ACCOUNT,
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
  testAccount: NO_TEST_ACCOUNT,
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

/** Returns the dapp's text of an error. One that is not on the list stays here. */
export function toReply(error: unknown): unknown {
  const text = textOf(error)
  return text === undefined ? error : new ReplyError(text, { cause: error })
}

function textOf(error: unknown): string | undefined {
  if (error instanceof RefusedError)
    return error.status === 429 ? tryAgainAfter(error.retryAfter ?? 60) : REASONS[error.reason ?? '']
  if (error instanceof UnreachableError)
    return error.server === 'vault' ? RECOVERY_UNAVAILABLE : LOGIN_UNAVAILABLE
  if (error instanceof WalletError) return error.reason === 'disagree' ? SERVERS_DISAGREE : DEVICE_REMOVED
  return error instanceof SignerError ? SIGNER[error.reason] : undefined
}
