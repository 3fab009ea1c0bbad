import { ReadableError, type ReadableErrorOptions } from '@foyer/kit'

export type SiteErrorOptions = ReadableErrorOptions & {
  /** True if the same call may succeed when it is made again. */
  retryable?: boolean
}

/** Base of the errors that the sites throw. */
export class SiteError extends ReadableError {
  override name = 'SiteError'
  readonly retryable: boolean

  constructor(message: string, { retryable = false, ...options }: SiteErrorOptions = {}) {
    super(message, options)
    this.retryable = retryable
  }
}
