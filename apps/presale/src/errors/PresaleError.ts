import { SiteError, type SiteErrorOptions } from '@foyer/site-kit/errors'

export type PresaleErrorOptions = Omit<SiteErrorOptions, 'docs'> & {
  /** Anchor in apps/presale/README.md that explains the way out. */
  docs?: string
}

/** Base of the errors this app throws. People read a translation keyed by `name`; the message is for operators. */
export class PresaleError extends SiteError {
  override name = 'PresaleError'

  constructor(message: string, { docs, ...options }: PresaleErrorOptions = {}) {
    super(message, { ...options, ...(docs !== undefined && { docs: `apps/presale/README.md#${docs}` }) })
  }
}
