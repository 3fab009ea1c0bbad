export type ConsoleErrorOptions = ErrorOptions & {
  /** What to do about it, as an imperative sentence. */
  remedy: string
  /** Context, one line each. */
  details?: readonly string[]
}

/** An error of the console itself, written for the operator: what happened, and what to do. */
export class ConsoleError extends Error {
  override name = 'ConsoleError'
  readonly details: readonly string[]
  readonly remedy: string

  constructor(message: string, { remedy, details = [], ...options }: ConsoleErrorOptions) {
    super(message, options)
    this.details = details
    this.remedy = remedy
  }
}
