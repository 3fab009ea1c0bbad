import { createMiddleware } from 'hono/factory'
import { publicCaching } from './publicPaths.ts'

/** Lets every page read an answer about the whole sale, so that a cache keeps one of each. */
export const allowAll = createMiddleware(async (context, next) => {
  await next()
  const { headers, status } = context.res
  const caching = publicCaching(context.req.path)
  const isKept = caching !== undefined && (status === 200 || status === 304)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', isKept ? caching : 'no-store')
  headers.set('Access-Control-Allow-Origin', '*')
})

/**
 * Lets only pages of these origins read an answer about a user, and forbids storing it: it is out of date with the next block.
 * hono/cors cannot do it here: Ponder's server, which this API is part of, has already allowed every origin, so the header has to be
 * taken back and not only left out.
 */
export const allowOrigins = (origins: readonly string[]) =>
  createMiddleware(async (context, next) => {
    await next()
    const origin = context.req.header('Origin')
    const { headers } = context.res
    headers.set('Cache-Control', 'no-store')
    headers.append('Vary', 'Origin')
    if (origin !== undefined && origins.includes(origin)) headers.set('Access-Control-Allow-Origin', origin)
    else headers.delete('Access-Control-Allow-Origin')
  })
