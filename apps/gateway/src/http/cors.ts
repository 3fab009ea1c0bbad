import { createMiddleware } from 'hono/factory'

/**
 * Lets every page read every answer, errors and pictures too: there are no cookies and nothing served is private.
 * The 403 of `requireOrigin` stops foreign sites; docs/decisions has the reasons.
 */
export const cors = createMiddleware(async (c, next) => {
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', 'retry-after, x-history-from, x-request-id')
  if (c.req.method !== 'OPTIONS') return next()
  c.header('access-control-allow-methods', 'GET, POST')
  // Tracing of a page adds two headers by itself, and its requests must not fail by them.
  c.header('access-control-allow-headers', 'content-type, traceparent, tracestate')
  c.header('access-control-max-age', '7200')
  return c.body(null, 204)
})
