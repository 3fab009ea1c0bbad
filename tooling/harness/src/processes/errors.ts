export type ProcessErrorOptions = ErrorOptions & {
  /** Lines shown below the sentence, such as the end of a log. */
  details?: string[]
}

/** A process was not started, or ended without being asked to. */
export class ProcessError extends Error {
  override name = 'ProcessError'
  readonly details: string[]

  constructor(sentence: string, { details = [], ...options }: ProcessErrorOptions = {}) {
    super(sentence, options)
    this.details = details
  }
}
