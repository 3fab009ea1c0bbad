import { PresaleError } from '../errors/PresaleError.ts'

/** A wallet said that it has sent something, and named nothing that could be looked for. */
export class NoTransactionError extends PresaleError {
  override name = 'NoTransactionError'
}
