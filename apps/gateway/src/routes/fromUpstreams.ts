import { HttpError, unavailable } from '@foyer/server-kit'

/**
 * Runs a read of the chain or the database; what fails in it is answered with 503, for the request itself is right.
 *
 * @throws {HttpError}
 */
export async function fromUpstreams<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof HttpError) throw cause
    throw unavailable('upstream', 'The nodes or the database of this gateway do not answer.', { cause })
  }
}
