import { FrameLoadError, FrameReplyError, FrameTimeoutError } from '@foyer/embedded-wallet-frame/client'
import {
  ADDRESS_REPLACED,
  EXPIRED_CODE,
  EXPIRED_LINK,
  isDeletionPending,
  isPasskeyNeeded,
  LINK_REJECTED,
  NO_TEST_ACCOUNT,
  NOT_LOADED,
  RECOVERY_UNAVAILABLE,
  TOO_MANY_TRIES,
  UNREADABLE,
  WALLET_UPDATED,
  WRONG_CODE,
} from '@foyer/embedded-wallet-frame/protocol'
import type { LoginErrorCode } from '@foyer/modal-core'
import { type FailureCode, refusalOf } from '@foyer/modal-core/page'

const TEXTS: Readonly<Record<string, LoginErrorCode>> = {
  [ADDRESS_REPLACED]: 'replaced',
  [NO_TEST_ACCOUNT]: 'testAccount',
  [WRONG_CODE]: 'wrongCode',
  [EXPIRED_CODE]: 'expiredCode',
  [TOO_MANY_TRIES]: 'tries',
  [LINK_REJECTED]: 'rejected',
  [EXPIRED_LINK]: 'expiredLink',
  [NOT_LOADED]: 'load',
  [WALLET_UPDATED]: 'updated',
  [RECOVERY_UNAVAILABLE]: 'recovery',
  [UNREADABLE]: 'unreadable',
}

const REFUSALS: Partial<Record<FailureCode, LoginErrorCode>> = {
  ORIGIN_NOT_ALLOWED: 'project',
  INVALID_PROJECT_ID: 'project',
  RATE_LIMITED: 'limit',
}

/** Each browser that the wallet is built for knows this (tooling/tsconfig/floor.ts), and none before them. */
const isOldBrowser = () => !CSS.supports('color', 'oklch(from red l c h)')

/** The problem in a step of a login, by what its request rejected with. */
export function toLoginError(cause: unknown): LoginErrorCode {
  if (cause instanceof FrameTimeoutError) return 'timeout'
  if (cause instanceof FrameLoadError) {
    if (isOldBrowser()) return 'oldBrowser'
    return cause.isFramed ? 'framed' : 'load'
  }
  if (!(cause instanceof FrameReplyError)) return 'failed'
  const { shortMessage: text } = cause
  if (secondsOf(cause) !== undefined) return 'cooldown'
  if (isPasskeyNeeded(text)) return 'passkey'
  if (isDeletionPending(text)) return 'deletion'
  return TEXTS[text] ?? REFUSALS[refusalOf(text)] ?? (/rejected/i.test(text) ? 'rejected' : 'failed')
}

/** The seconds of `Please try again after {n} seconds`. */
export function secondsOf(cause: unknown): number | undefined {
  const text = cause instanceof FrameReplyError ? cause.shortMessage : ''
  const [, seconds] = /^Please try again after (\d{1,5}) seconds/.exec(text) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}
