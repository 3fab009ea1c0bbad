import { createMiddleware } from 'hono/factory'

/**
 * Lets only pages of these origins read the answers, and forbids storing them and guessing their type. hono/cors cannot do it here: Ponder's server, which this API is part of,
 * has already allowed every origin, so the header has to be taken back and not only left out.
 */
export const allowOrigins = (origins: readonly string[]) =>
  createMiddleware(async (context, next) => {
    await next()
    const origin = context.req.header('Origin')
    const { headers } = context.res
    headers.append('Vary', 'Origin')
    // An answer is out of date with the next block, unless it is a picture, and is what its type says whatever is in it.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    headers.set('X-Content-Type-Options', 'nosniff')
    if (origin !== undefined && origins.includes(origin)) headers.set('Access-Control-Allow-Origin', origin)
    else headers.delete('Access-Control-Allow-Origin')
  })
