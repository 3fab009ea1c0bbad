export type SiteErrorOptions = ErrorOptions & {
  /** Lines of context for whoever runs the site: what was read, what was expected. */
  details?: readonly string[]
  /** The remedy, as an imperative without a full stop. */
  remedy?: string
  /** True if the same call may succeed when it is made again. */
  retryable?: boolean
  /** Page and anchor in the repository that explain what to do. */
  docs?: string
}

/** Base of the errors that the sites throw: what happened, context, what to do, and where to read on. */
export class SiteError extends Error {
  override name = 'SiteError'
  readonly details: readonly string[]
  readonly remedy: string | undefined
  readonly retryable: boolean
  readonly docs: string | undefined

  constructor(
    message: string,
    { details = [], remedy, retryable = false, docs, ...options }: SiteErrorOptions = {},
  ) {
    super(message, options)
    this.details = details
    this.remedy = remedy
    this.retryable = retryable
    this.docs = docs
  }
}
