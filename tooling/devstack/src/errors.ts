import { ReadableError, type ReadableErrorOptions } from '@foyer/kit'

const README = 'tooling/devstack/README.md'

export type StackErrorOptions = Omit<ReadableErrorOptions, 'docs'> & {
  /** Heading of tooling/devstack/README.md to read on. */
  section?: string
}

/** Something a person can put right; its message is one sentence that says what happened and what to do. */
export class StackError extends ReadableError {
  override name = 'StackError'

  constructor(sentence: string, { section, ...options }: StackErrorOptions = {}) {
    super(sentence, { ...options, docs: section === undefined ? README : `${README}#${section}` })
  }
}
