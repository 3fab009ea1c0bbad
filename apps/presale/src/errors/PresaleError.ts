export type PresaleErrorOptions = ErrorOptions & {
  /** Lines of context for whoever runs the site: what was read, what was expected. */
  details?: readonly string[]
  /** Whether the same call may succeed when it is made again. */
  retryable?: boolean
  /** Anchor in apps/presale/README.md that explains the way out. */
  docs?: string
}

/** Base of the errors this app throws. People read a translation keyed by `name`; the message is for operators. */
export class PresaleError extends Error {
  override name = 'PresaleError'
  readonly details: readonly string[]
  readonly retryable: boolean
  readonly docs: string | undefined

  constructor(
    message: string,
    { details = [], retryable = false, docs, ...options }: PresaleErrorOptions = {},
  ) {
    super(message, options)
    this.details = details
    this.retryable = retryable
    this.docs = docs === undefined ? undefined : `apps/presale/README.md#${docs}`
  }
}
