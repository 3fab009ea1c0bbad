/**
 * Why a passkey is not used:
 * - `canceled`: the user, or the browser, has ended it.
 * - `exists`: the device has a passkey of this wallet.
 * - `noPrf`: it gives no secret for this wallet.
 * - `otherPrf`: it gives another secret the second time.
 * - `noPin`: the device of the passkey has no PIN or other lock, so it cannot tell who uses it.
 * - `unsupported`: the browser has no passkeys, or not on this page.
 */
export type PasskeyFailure = 'canceled' | 'exists' | 'noPrf' | 'otherPrf' | 'noPin' | 'unsupported'

export class PasskeyError extends Error {
  override name = 'PasskeyError'
  readonly reason: PasskeyFailure

  constructor(reason: PasskeyFailure, options?: ErrorOptions) {
    super(`The passkey was not used: ${reason}`, options)
    this.reason = reason
  }
}

/** A passkey that was made a moment ago cannot protect the wallet. Only the user can delete it. */
export class UselessPasskeyError extends Error {
  override name = 'UselessPasskeyError'
  constructor(options?: ErrorOptions) {
    super('The passkey that was made is of no use', options)
  }
}
