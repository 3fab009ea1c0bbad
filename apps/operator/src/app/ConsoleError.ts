import { SiteError, type SiteErrorOptions } from '@foyer/site-kit/errors'

export type ConsoleErrorOptions = SiteErrorOptions & { remedy: string }

/** An error of the console itself, written for the operator: what happened, and what to do. */
export class ConsoleError extends SiteError {
  override name = 'ConsoleError'

  constructor(message: string, options: ConsoleErrorOptions) {
    super(message, options)
  }
}
