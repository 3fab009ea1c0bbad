import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Metrics } from '../metrics/types.ts'
import type { Env } from './types.ts'

/** The part of pino's loggers that the gateway needs. */
export type Logger = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>

/**
 * One line a request: its id, project, pattern of the route, status and duration. Never the query, the body, an address,
 * an origin or a key.
 */
export const logRequests = (logger: Logger, countRequest?: Metrics['countRequest']) =>
  createMiddleware<Env>(async (c, next) => {
    const start = performance.now()
    await next()
    const [ms, route, { status }] = [performance.now() - start, routePath(c, -1), c.res]
    countRequest?.({ method: c.req.method, route, status, ms })
    logger.info(
      { reqId: c.get('requestId'), project: c.get('project')?.id, route, status, ms: Math.round(ms) },
      'request',
    )
  })
