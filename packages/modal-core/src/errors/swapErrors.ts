import { BaseError } from './errors.ts'

type SwapFailedParameters = { shortMessage: string; cause?: unknown }

/** The server or the chain does not swap; the message says why, for example `Insufficient liquidity`. */
export class SwapFailedError extends BaseError {
  override name = 'SwapFailedError'
  constructor({ shortMessage, cause }: SwapFailedParameters) {
    super(shortMessage, { docsPath: '#swap-failed', cause })
  }
}

/** The server built another transaction than was agreed. It was not shown to the wallet. */
export class SwapMismatchError extends BaseError {
  override name = 'SwapMismatchError'
  constructor({ field }: { field: string }) {
    super('The server answered with something other than was agreed', {
      metaMessages: [`Field: ${field}`],
      docsPath: '#swap-mismatch',
    })
  }
}
