import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ZodError } from 'zod'
import { HttpError, invalidRequest } from '../errors.ts'
import type { Logger } from './log.ts'
import type { Env, RequestContext } from './types.ts'

/** Names each parameter that is wrong, as a 400. The default hook of every route. */
export function refuseInvalid(result: { success: boolean; error?: ZodError }) {
  if (result.success || !result.error) return
  throw invalidRequest(
    result.error.issues.map(({ path, message }) => ({ name: path.join('.'), description: message })),
  )
}

export const notFound = (c: RequestContext) =>
  answerError(
    c,
    new HttpError(404, 'Not found', {
      reasons: [{ name: 'path', description: 'There is no such path. /openapi.json lists them all.' }],
    }),
  )

/** What the cause says stays in the log: it may hold connection strings and keys of upstreams. */
export const createErrorHandler =
  (logger: Logger): ErrorHandler<Env> =>
  (error, c) => {
    if (error instanceof HttpError) return answerError(c, error)
    // Hono's own, such as a body that is no JSON.
    if (error instanceof HTTPException && error.status < 500)
      return answerError(c, new HttpError(error.status, 'Invalid request', { cause: error }))
    logger.error({ error: describe(error) }, 'request failed')
    return answerError(c, new HttpError(500, 'Internal error', { cause: error }))
  }

function answerError(c: RequestContext, { message, reasons, retryAfter, status }: HttpError) {
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  c.header('cache-control', 'no-store')
  return c.json({ status: 'FAILED', message, reasons }, status)
}

/** The kind of failure and where it arose; messages of databases and nodes can hold secrets. */
const describe = (error: Error) => ({
  name: error.name,
  stack: error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8),
})
