/** The file in which an operator reads on; `docs` links to one of its headings. */
const README = 'apps/indexer/README.md'

export type LauncherErrorOptions = ErrorOptions & {
  /** Heading of the README. */
  section: 'settings' | 'what-can-go-wrong'
  /** True when the same start may succeed later. */
  isTemporary?: boolean
}

/** A reason not to start, in words for the operator: what happened and what to do. */
export class LauncherError extends Error {
  override name = 'LauncherError'
  /** 75 (EX_TEMPFAIL) when trying again may help, else 1; Ponder itself ends with the same two. */
  readonly exitCode: 1 | 75
  readonly docs: string

  constructor(message: string, { section, isTemporary = false, ...options }: LauncherErrorOptions) {
    super(message, options)
    this.exitCode = isTemporary ? 75 : 1
    this.docs = `${README}#${section}`
  }
}
