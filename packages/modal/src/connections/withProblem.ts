import type { WalletProblem } from '@foyer/modal-core'
import type { BaseError } from '@foyer/modal-core/page'

/** An error of the core's with the text for people. */
export const withProblem = <error extends BaseError>(error: error, problem: WalletProblem): error =>
  Object.assign(error, { problem })
