/**
 * Why a passkey is not used:
 * - `canceled`: the user, or the browser, has ended it.
 * - `exists`: the device has a passkey of this wallet.
 * - `noPrf`: it gives no secret for this wallet.
 * - `otherPrf`: it gives another secret the second time.
 * - `unsupported`: the browser has no passkeys, or not on this page.
 */
export type PasskeyFailure = 'canceled' | 'exists' | 'noPrf' | 'otherPrf' | 'unsupported'

export class PasskeyError extends Error {
  override name = 'PasskeyError'
  readonly reason: PasskeyFailure

  constructor(reason: PasskeyFailure, options?: ErrorOptions) {
    super(`The passkey was not used: ${reason}`, options)
    this.reason = reason
  }
}
