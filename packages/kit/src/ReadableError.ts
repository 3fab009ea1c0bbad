export type ReadableErrorOptions = ErrorOptions & {
  /** Lines of context: what was read, what was expected, the end of a log. */
  details?: readonly string[]
  /** The remedy, as an imperative. */
  remedy?: string
  /** Page and anchor in the repository to read on at. */
  docs?: string
}

/** Base of the errors that a person reads: what happened, context, what to do, and where to read on. */
export class ReadableError extends Error {
  override name = 'ReadableError'
  readonly details: readonly string[]
  readonly remedy: string | undefined
  readonly docs: string | undefined

  constructor(message: string, { details = [], remedy, docs, ...options }: ReadableErrorOptions = {}) {
    super(message, options)
    this.details = details
    this.remedy = remedy
    this.docs = docs
  }
}
