import { BaseError } from './errors.ts'

/** The server did not say what can be bought. */
export class OnRampOptionsError extends BaseError {
  override name = 'OnRampOptionsError'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('What can be bought is not known', { docsPath: '#on-ramp-options', cause })
  }
}
