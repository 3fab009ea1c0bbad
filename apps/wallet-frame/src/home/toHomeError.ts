import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import {
  ADDRESS_REPLACED,
  CHANGE_REJECTED,
  EXPIRED_CODE,
  EXPIRED_LINK,
  isPasskeyNeeded,
  LINK_REJECTED,
  NOT_LOADED,
  RECOVERY_UNAVAILABLE,
  REJECTED,
  SAME_EMAIL,
  SESSION_ENDED,
  SOCIAL_FAILED,
  SOCIAL_UNAVAILABLE,
  STILL_WAITING,
  TAKEN_EMAIL,
  TOO_MANY_TRIES,
  WALLET_UPDATED,
  WRONG_CODE,
} from '@foyer/embedded-wallet-frame/protocol'
import { isRefusal } from '../api/errors.ts'
import { PasskeyNeededError } from '../keys/errors.ts'
import {
  DELETION_REJECTED,
  DEVICE_REMOVED,
  FARCASTER_UNAVAILABLE,
  LOGIN_UNAVAILABLE,
  NO_CHANGE,
  OTHER_PASSKEY,
  OTHER_USER,
  PASSKEY_REFUSED,
  SERVERS_DISAGREE,
  SHARE_MISMATCH,
} from '../login/texts.ts'
import { toReply } from '../login/toReply.ts'
import { PasskeyError, type PasskeyFailure, UselessPasskeyError } from '../passkey/errors.ts'
import { StaleLoginError } from './approve.ts'

/** The code of an error, for a text in the user's language. */
export type HomeErrorCode =
  | 'wrongCode'
  | 'expiredCode'
  | 'tries'
  | 'rejected'
  | 'expiredLink'
  | 'cooldown'
  | 'unreachable'
  | 'outdated'
  | 'recovery'
  | 'session'
  | 'stale'
  | 'removed'
  | 'disagree'
  | 'mismatch'
  | 'otherUser'
  | 'social'
  | 'farcaster'
  | 'replaced'
  | 'changeRejected'
  | 'noChange'
  | 'deletionRejected'
  | 'sameEmail'
  | 'takenEmail'
  | 'waiting'
  | 'passkey'
  | PasskeyFailure
  | 'uselessPasskey'
  | 'otherPasskey'
  | 'rule'
  | 'otherFile'
  | 'badFile'
  | 'badPassphrase'
  | 'failed'

export type HomeError = { code: HomeErrorCode; seconds?: number }

const CODES: Readonly<Record<string, HomeErrorCode>> = {
  [WRONG_CODE]: 'wrongCode',
  [EXPIRED_CODE]: 'expiredCode',
  [TOO_MANY_TRIES]: 'tries',
  [LINK_REJECTED]: 'rejected',
  [REJECTED]: 'rejected',
  [EXPIRED_LINK]: 'expiredLink',
  [LOGIN_UNAVAILABLE]: 'unreachable',
  [NOT_LOADED]: 'unreachable',
  [WALLET_UPDATED]: 'outdated',
  [RECOVERY_UNAVAILABLE]: 'recovery',
  [SESSION_ENDED]: 'session',
  [DEVICE_REMOVED]: 'removed',
  [SERVERS_DISAGREE]: 'disagree',
  [SHARE_MISMATCH]: 'mismatch',
  [OTHER_USER]: 'otherUser',
  [ADDRESS_REPLACED]: 'replaced',
  [CHANGE_REJECTED]: 'changeRejected',
  [NO_CHANGE]: 'noChange',
  [DELETION_REJECTED]: 'deletionRejected',
  [SAME_EMAIL]: 'sameEmail',
  [TAKEN_EMAIL]: 'takenEmail',
  [STILL_WAITING]: 'waiting',
  [SOCIAL_FAILED]: 'social',
  [SOCIAL_UNAVAILABLE]: 'social',
  [FARCASTER_UNAVAILABLE]: 'farcaster',
  [OTHER_PASSKEY]: 'otherPasskey',
  [PASSKEY_REFUSED]: 'canceled',
}

export function toHomeError(error: unknown): HomeError {
  if (error instanceof UselessPasskeyError) return { code: 'uselessPasskey' }
  if (error instanceof PasskeyError) return { code: error.reason }
  if (error instanceof PasskeyNeededError) return { code: 'passkey' }
  if (isRefusal(error, ['rule'])) return { code: 'rule' }
  const isOld = [error, (error as Error).cause].some((one) => isRefusal(one, ['login']))
  if (error instanceof StaleLoginError || isOld) return { code: 'stale' }
  const reply = toReply(error)
  if (!(reply instanceof ReplyError)) return { code: 'failed' }
  const [, seconds] = /^Please try again after (\d{1,5}) seconds$/.exec(reply.message) ?? []
  if (seconds !== undefined) return { code: 'cooldown', seconds: Number(seconds) }
  if (isPasskeyNeeded(reply.message)) return { code: 'passkey' }
  return { code: CODES[reply.message] ?? 'failed' }
}

/** True if the user has to log in again. */
export const hasEnded = ({ code }: HomeError) => code === 'session' || code === 'removed' || code === 'stale'
