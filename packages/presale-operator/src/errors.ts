import { ReadableError, type ReadableErrorOptions } from '@foyer/kit'

export type SaleErrorOptions = ReadableErrorOptions & {
  remedy: string
  /** Heading of docs/operator.md where the subject is explained, as its anchor. */
  docs: string
}

/** An error written for the person who operates the sale. Its message has all lines, for terminals and logs. */
export class SaleError extends ReadableError {
  override name = 'SaleError'
  readonly shortMessage: string
  declare readonly remedy: string

  constructor(shortMessage: string, { docs: anchor, ...options }: SaleErrorOptions) {
    const { details = [], remedy } = options
    const docs = `docs/operator.md#${anchor}`
    const lines = [shortMessage, ...details.map((line) => `  ${line}`)]
    super([...lines, `To do: ${remedy}`, `Docs: ${docs}`].join('\n'), { ...options, docs })
    this.shortMessage = shortMessage
  }
}
