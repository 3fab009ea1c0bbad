import { ReadableError } from '@foyer/kit'

/** A process was not started, or ended without being asked to. Its details are the end of its log. */
export class ProcessError extends ReadableError {
  override name = 'ProcessError'
}
