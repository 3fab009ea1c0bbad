/** Answers about the whole sale are kept as long as a block or two, and beyond that while a cache reads them again. */
const PUBLIC = 'public, max-age=1, s-maxage=2, stale-while-revalidate=10, stale-if-error=60'
/** The same for what has a countdown: its time must not be many seconds old. */
const COUNTDOWN = 'public, max-age=0, s-maxage=1, stale-while-revalidate=3, stale-if-error=60'
/** The same for what operators wait for: their browsers ask each time. */
const REVALIDATED = 'public, max-age=0, s-maxage=2, stale-if-error=60'

/** Paths whose answers are the same for every client, each with its `Cache-Control`. */
const CACHING: Readonly<Record<string, string>> = {
  '/v1/home': COUNTDOWN,
  '/v1/status': PUBLIC,
  '/v1/totals': PUBLIC,
  '/v1/totals/daily': PUBLIC,
  '/v1/summary': PUBLIC,
  '/v1/purchases': PUBLIC,
  '/v1/roles': REVALIDATED,
  '/v1/operations': REVALIDATED,
  '/v1/withdrawals/processing': REVALIDATED,
}

/** `Cache-Control` of a public path; undefined for another one. */
export const publicCaching = (path: string) => (Object.hasOwn(CACHING, path) ? CACHING[path] : undefined)

/** True if an answer is the same for every client. Routes of pictures set their own `Cache-Control`. */
export const isPublic = (path: string) =>
  publicCaching(path) !== undefined || path.startsWith('/v1/pictures/')
