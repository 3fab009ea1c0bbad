import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway } from '../database/failure.ts'
import { HttpError, toErrorBody, unavailable } from '../errors.ts'

/**
 * Answers with errors as JSON: a database that cannot be used now as a 503, and any other that is not an `HttpError` as
 * a 500. The cause's message stays in the log, because it may hold connection strings and keys. `reportOutage` gets each
 * failure by such a database.
 */
export const createErrorHandler =
  (
    report: (error: Error, requestId: string | undefined) => void,
    reportOutage: (error: Error) => void = () => {},
  ): ErrorHandler =>
  (error, c) => {
    const isAway = isDatabaseAway(error)
    if (isAway) reportOutage(error)
    if (error instanceof HttpError) return answerError(c, error)
    if (isAway)
      return answerError(c, unavailable('database', 'The database does not answer.', { cause: error }))
    // Hono's own, such as a body that is no JSON.
    if (error instanceof HTTPException && error.status < 500)
      return answerError(c, new HttpError(error.status, 'Invalid request', { cause: error }))
    report(error, c.get('requestId'))
    return answerError(c, new HttpError(500, 'Internal error', { cause: error }))
  }

export function answerError(c: Context, error: HttpError) {
  const { retryAfter, status } = error
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  c.header('cache-control', 'no-store')
  return c.json(toErrorBody(error), status)
}
