export type OperatorErrorParameters = {
  /** The remedy, as an imperative sentence. */
  remedy: string
  /** Heading of docs/operator.md where the subject is explained, as its anchor. */
  docs: string
  /** Context, one line each: values that were expected and found, file positions. */
  details?: readonly string[]
  cause?: unknown
}

/** An error written for the person who operates the sale: what happened, what to do, where to read on. */
export class OperatorError extends Error {
  override name = 'OperatorError'
  readonly shortMessage: string
  readonly details: readonly string[]
  readonly remedy: string

  constructor(shortMessage: string, { remedy, docs, details = [], cause }: OperatorErrorParameters) {
    const lines = [shortMessage, ...details.map((line) => `  ${line}`)]
    super([...lines, `To do: ${remedy}`, `Docs: docs/operator.md#${docs}`].join('\n'), { cause })
    this.shortMessage = shortMessage
    this.details = details
    this.remedy = remedy
  }
}
