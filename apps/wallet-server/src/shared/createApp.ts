import {
  answerError,
  codeOfFailure,
  createErrorHandler,
  createOutageReport,
  HttpError,
  limitBody,
  limitPath,
  nameRequests,
  type Rate,
  type Tracing,
  traceRequests,
} from '@foyer/server-kit'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { tooManyRequests } from './errors.ts'
import type { Log } from './log.ts'
import type { ServerMetrics } from './metrics/types.ts'
import type { App, Env, RequestContext } from './types.ts'

const MAX_BODY_BYTES = 16 * 1024

export type CreateAppParameters = {
  /** The site's origin: the only page that may read answers. */
  siteOrigin: string
  /** Counts a request of a client address, before anything else is looked at. */
  countRequest: Rate
  log: Log
  clientOf: (c: RequestContext) => string
  metrics?: ServerMetrics | undefined
  tracing?: Tracing | undefined
  ping: () => Promise<void>
  /** True if only a restart of this process helps. */
  isStuck: () => boolean
  isEnding: () => boolean
}

/** Creates the app with what auth and vault have in common: errors, CORS, the log, `/health` and `/ready`. */
export function createApp(parameters: CreateAppParameters): App {
  const { siteOrigin, countRequest, log, metrics, tracing, clientOf, ping, isStuck, isEnding } = parameters
  const app: App = new Hono<Env>()
  const reportOutage = createOutageReport({
    ping,
    isEnding,
    onAway: (error) => log('error', 'database.away', { code: codeOfFailure(error) }),
    onBack: () => log('info', 'database.back'),
  })
  const report = (error: Error, reqId: string | undefined) =>
    log('error', 'request.failed', { reqId, code: codeOfFailure(error) ?? nameOfCause(error) })
  app.onError(createErrorHandler(report, reportOutage))
  app.notFound((c) =>
    answerError(
      c,
      new HttpError(404, 'Not found', { reasons: [{ name: 'path', description: 'No such path.' }] }),
    ),
  )
  app.use(nameRequests, traceRequests(tracing), recordRequests(log, metrics), secureAnswers, limitPath)
  app.get('/health', (c) => (isStuck() ? c.json({ status: 'stuck' }, 503) : c.json({ status: 'ok' }, 200)))
  app.get('/ready', async (c) => {
    const isReady =
      !isEnding() &&
      (await ping()
        .then(() => true)
        .catch(() => false))
    return c.json({ status: isReady ? 'ready' : isEnding() ? 'ending' : 'waiting' }, isReady ? 200 : 503)
  })
  const guards = [
    createCors(siteOrigin),
    createFlood(countRequest, clientOf),
    limitBody(MAX_BODY_BYTES),
  ] as const
  for (const path of ['/v1/*', '/oauth/*', '/undo/*']) app.use(path, ...guards)
  return app
}

/** The kind of what is behind an error, such as `SealError`. */
const nameOfCause = ({ name, cause }: Error): string => (cause instanceof Error ? nameOfCause(cause) : name)

const secureAnswers = createMiddleware<Env>(async (c, next) => {
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'no-referrer')
  c.header('strict-transport-security', 'max-age=31536000')
  await next()
})

/** ERC-7677, which every wallet may ask. It takes nothing that a page could not make up. */
const PAYMASTER_PATH = '/v1/paymaster/'

/** Lets the site's pages read every answer, refusals too. There are no cookies. */
const createCors = (siteOrigin: string) =>
  createMiddleware<Env>(async (c, next) => {
    c.header('access-control-allow-origin', c.req.path.startsWith(PAYMASTER_PATH) ? '*' : siteOrigin)
    c.header('vary', 'origin')
    c.header('access-control-expose-headers', 'dpop-nonce, retry-after, www-authenticate, x-request-id')
    if (c.req.method !== 'OPTIONS') return next()
    c.header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
    // Tracing of a page adds two headers by itself, and its requests must not fail by them.
    c.header('access-control-allow-headers', 'authorization, content-type, dpop, traceparent, tracestate')
    c.header('access-control-max-age', '7200')
    return c.body(null, 204)
  })

const createFlood = (countRequest: Rate, clientOf: (c: RequestContext) => string) =>
  createMiddleware<Env>(async (c, next) => {
    const retryAfter = await countRequest(clientOf(c))
    if (retryAfter !== undefined) throw tooManyRequests(retryAfter)
    await next()
  })

/** One line a request: the pattern of its route, whom it concerned, status and duration. Never its parameters or body. */
const recordRequests = (log: Log, metrics: ServerMetrics | undefined) =>
  createMiddleware<Env>(async (c, next) => {
    const start = performance.now()
    c.set('logFields', {})
    await next()
    const [ms, route] = [performance.now() - start, routePath(c, -1)]
    metrics?.countRequest({ method: c.req.method, route, status: c.res.status, ms })
    log('info', `${c.req.method} ${route}`, {
      ...c.get('logFields'),
      reqId: c.get('requestId'),
      code: String(c.res.status),
      ms: Math.round(ms),
    })
  })
