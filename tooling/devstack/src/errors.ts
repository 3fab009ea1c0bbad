const README = 'tooling/devstack/README.md'

export type StackErrorOptions = ErrorOptions & {
  /** Lines shown below the sentence, such as the end of a log. */
  details?: string[]
  /** Heading of tooling/devstack/README.md to read on. */
  section?: string
}

/** Something a person can put right; its message is one sentence that says what happened and what to do. */
export class StackError extends Error {
  override name = 'StackError'
  readonly details: string[]
  readonly docs: string

  constructor(sentence: string, { details = [], section, ...options }: StackErrorOptions = {}) {
    super(sentence, options)
    this.details = details
    this.docs = section === undefined ? README : `${README}#${section}`
  }
}
