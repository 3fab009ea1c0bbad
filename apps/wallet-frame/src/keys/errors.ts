/**
 * Why the user's wallet is not opened:
 * - `disagree`: the servers know different wallets of this user. Nothing is created over that.
 * - `noShare`: this device has no share that can be used, and no approval to get one.
 */
export type WalletFailure = 'disagree' | 'noShare'

export class WalletError extends Error {
  override name = 'WalletError'
  readonly reason: WalletFailure

  constructor(reason: WalletFailure) {
    super(`The wallet was not opened: ${reason}`)
    this.reason = reason
  }
}

/** The user has asked for the wallet to be deleted. Until then only their own page opens it, which can keep it. */
export class DeletionPendingError extends Error {
  override name = 'DeletionPendingError'
  /** ISO 8601. */
  readonly purgeAt: string

  constructor(purgeAt: string) {
    super(`The wallet is about to be deleted: ${purgeAt}`)
    this.purgeAt = purgeAt
  }
}

/** The wallet is recovered with one of its passkeys. Nothing is wrong: the user is asked for it. */
export class PasskeyNeededError extends Error {
  override name = 'PasskeyNeededError'
}
