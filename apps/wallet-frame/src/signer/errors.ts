/**
 * Why the signer does not go on:
 * - `mismatch`: shares and records are not of one wallet. Nothing was signed, and the key is wiped.
 * - `locked`: there is no key in memory.
 * - `request`: the text is not what may be signed, or is for another account or chain; or the passphrase is too short.
 * - `passkey`: the passkey does not give what it gave when it was made.
 * - `failed`: anything else.
 */
export type SignerFailure = 'mismatch' | 'locked' | 'request' | 'passkey' | 'failed'

export class SignerError extends Error {
  override name = 'SignerError'
  readonly reason: SignerFailure

  constructor(reason: SignerFailure, options?: ErrorOptions) {
    super(`The signer stopped: ${reason}`, options)
    this.reason = reason
  }
}
