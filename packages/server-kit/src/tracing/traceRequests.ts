import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Tracing } from './types.ts'

/** Makes a span of each request, with the name that `nameRequests` has given it. */
export const traceRequests = (tracing: Tracing | undefined): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    if (tracing === undefined) return next()
    await tracing.serve({ method: c.req.method, traceparent: c.req.header('traceparent') }, async () => {
      await next()
      return {
        route: routePath(c, -1),
        status: c.res.status,
        attributes: { 'request.id': c.get('requestId') },
      }
    })
  })
