import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { HttpError } from '../errors.ts'

/**
 * Answers with errors as JSON. What is not an `HttpError` goes to `report` and becomes a 500: what the cause says stays
 * in the log, for it may hold connection strings and keys.
 */
export const createErrorHandler =
  (report: (error: Error) => void): ErrorHandler =>
  (error, c) => {
    if (error instanceof HttpError) return answerError(c, error)
    // Hono's own, such as a body that is no JSON.
    if (error instanceof HTTPException && error.status < 500)
      return answerError(c, new HttpError(error.status, 'Invalid request', { cause: error }))
    report(error)
    return answerError(c, new HttpError(500, 'Internal error', { cause: error }))
  }

export function answerError(c: Context, { message, reasons, retryAfter, status }: HttpError) {
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  c.header('cache-control', 'no-store')
  return c.json({ status: 'FAILED', message, reasons }, status)
}
