import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { NOT_LOADED, WALLET_UPDATED } from '@foyer/embedded-wallet-frame/protocol'

/** Why a part did not come: a deployment has `removed` its file, or the `connection` was lost. */
export type PartFailure = 'removed' | 'connection'

/** A part of the page, which it loads when it is first needed, did not come. */
export class PartError extends ReplyError {
  override name = 'PartError'
  readonly failure: PartFailure

  constructor(failure: PartFailure, options?: ErrorOptions) {
    super(failure === 'removed' ? WALLET_UPDATED : NOT_LOADED, options)
    this.failure = failure
  }
}
