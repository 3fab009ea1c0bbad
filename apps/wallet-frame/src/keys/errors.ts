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

/** The wallet is recovered with one of its passkeys. Nothing is wrong: the user is asked for it. */
export class PasskeyNeededError extends Error {
  override name = 'PasskeyNeededError'
}
