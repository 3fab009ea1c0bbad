import { createMiddleware } from 'hono/factory'
import { isPublic, publicCaching } from './publicPaths.ts'

/**
 * Lets only pages of these origins read answers about users, and forbids storing them. Those about the whole sale are for every page, so
 * that a cache keeps one of each. No answer's type is guessed. hono/cors cannot do it here: Ponder's server, which this API is part of, has
 * already allowed every origin, so the header has to be taken back and not only left out.
 */
export const allowOrigins = (origins: readonly string[]) =>
  createMiddleware(async (context, next) => {
    await next()
    const origin = context.req.header('Origin')
    const { headers, status } = context.res
    // It is what its type says whatever is in it.
    headers.set('X-Content-Type-Options', 'nosniff')
    const caching = publicCaching(context.req.path)
    const isKept = caching !== undefined && (status === 200 || status === 304)
    // An answer about a user is out of date with the next block, unless it is a picture.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', isKept ? caching : 'no-store')
    if (isPublic(context.req.path)) return void headers.set('Access-Control-Allow-Origin', '*')
    headers.append('Vary', 'Origin')
    if (origin !== undefined && origins.includes(origin)) headers.set('Access-Control-Allow-Origin', origin)
    else headers.delete('Access-Control-Allow-Origin')
  })
