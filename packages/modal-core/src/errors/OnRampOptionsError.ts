import { BaseError } from './errors.ts'

/** The server did not say what can be bought. */
export class OnRampOptionsError extends BaseError {
  override name = 'OnRampOptionsError'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('The on-ramp options could not be loaded', { docsPath: '#on-ramp-options', cause })
  }
}
