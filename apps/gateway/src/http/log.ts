import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Env } from './types.ts'

/** What the gateway needs of pino's loggers. */
export type Logger = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>

/**
 * One line a request: project, pattern of the route, status and duration. Never the query, the body, an address,
 * an origin or a key.
 */
export const logRequests = (logger: Logger) =>
  createMiddleware<Env>(async (c, next) => {
    const start = performance.now()
    await next()
    logger.info(
      {
        project: c.get('project')?.id,
        route: routePath(c, -1),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    )
  })
