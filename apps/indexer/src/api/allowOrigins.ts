import { createMiddleware } from 'hono/factory'

/**
 * Lets exactly these pages read the answers. hono/cors cannot do it here: Ponder's server, which this API is part of,
 * has already allowed every origin, so the header has to be taken back and not only left out.
 */
export const allowOrigins = (origins: readonly string[]) =>
  createMiddleware(async (context, next) => {
    await next()
    const origin = context.req.header('Origin')
    const { headers } = context.res
    headers.append('Vary', 'Origin')
    if (origin !== undefined && origins.includes(origin)) headers.set('Access-Control-Allow-Origin', origin)
    else headers.delete('Access-Control-Allow-Origin')
  })
