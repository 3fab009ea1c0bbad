import { type Context, type Env, Hono, type MiddlewareHandler, type TypedResponse } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import { codeOfFailure } from '../database/failure.ts'
import { HttpError, tooManyRequests } from '../errors.ts'
import { limitBody, limitPath } from '../http/body.ts'
import { countLength } from '../http/countLength.ts'
import { createOutageReport } from '../http/createOutageReport.ts'
import { answerError, createErrorHandler } from '../http/errors.ts'
import { nameRequests } from '../http/nameRequests.ts'
import type { Log } from '../log/createLog.ts'
import { traceRequests } from '../tracing/traceRequests.ts'
import type { Tracing } from '../tracing/types.ts'
import { describeError } from './describeError.ts'
import type { AccessMap, DeclaredRoute, Policy, PolicyParameters, RouteEnv } from './policy.ts'

const MAX_BODY_BYTES = 16 * 1024
/** Seconds for which a browser remembers what another page may ask. */
const PREFLIGHT_SECONDS = 7_200

/** Variables of every context. */
export type ServerVariables = {
  requestId: string
  /** Fields that a route adds to the log line of its request. */
  logFields: { projectId?: string; userId?: string; deviceId?: string }
}

export type ServerEnv = Env & { Variables: ServerVariables }

/** The pages that may read answers, errors and refusals too. There are no cookies. */
export type CrossOrigin = {
  /** Patterns of paths. Answers of other paths are read by no other page. */
  paths: readonly string[]
  /** Every origin, or the one that may read the answers of a path. Only then do answers vary by it, which caches mind. */
  origin: '*' | ((path: string) => string)
  methods: string[]
  /** Headers that pages may send. Those of tracing are allowed everywhere. */
  headers: string[]
  /** Headers that pages may read. How long to wait and the id of the request are readable everywhere. */
  exposed?: string[]
}

export type ServedRequest = { method: string; route: string; status: number; ms: number }

export type CreateServerAppParameters<
  E extends ServerEnv,
  Access extends AccessMap,
  Limit extends string,
  Kinds extends keyof Access = keyof Access,
> = PolicyParameters<E, Access, Limit, Kinds> & {
  log: Log
  /** The limit of requests that no route takes. */
  unknown: Limit | 'none'
  crossOrigin?: CrossOrigin
  /** Headers of every answer whose route sets no other value. */
  headers?: Readonly<Record<string, string>>
  /** False where all answers are compared with those that there should be. Default true. */
  namesRequests?: boolean
  /** Gets each request that was answered. */
  onRequest?: ((request: ServedRequest) => void) | undefined
  tracing?: Tracing | undefined
  /** Rejects while the database cannot be used. Left out where there is none. */
  ping?: () => Promise<void>
  /** False where the server around it answers `/health` and `/ready`. Default true. */
  hasProbes?: boolean
  /** True if only a restart of this process helps. */
  isStuck?: () => boolean
  /** True once the process has been told to end. */
  isEnding?: () => boolean
  /** Says more about `/ready` than that the database answers. */
  checkReady?: (c: Context<E>, isDatabaseReady: boolean) => { isReady: boolean; details: object }
}

type Answer = Response | TypedResponse | Promise<Response | TypedResponse>

/** Declares a route. The compiler asks for its policy. */
type Declare<E extends Env, Access extends AccessMap, Limit extends string, Kinds extends keyof Access> = <
  Path extends string,
  Kind extends Kinds & string,
>(
  path: Path,
  policy: Policy<Kind, Limit>,
  handler: (c: Context<RouteEnv<E, Access[Kind]>, Path>) => Answer,
) => void

/** `Kinds`: the callers that it tells apart, of those that it may. */
export type ServerApp<
  E extends Env,
  Access extends AccessMap,
  Limit extends string,
  Kinds extends keyof Access = keyof Access,
> = {
  get: Declare<E, Access, Limit, Kinds>
  post: Declare<E, Access, Limit, Kinds>
  put: Declare<E, Access, Limit, Kinds>
  delete: Declare<E, Access, Limit, Kinds>
  /** All routes, with what each asks of its callers. */
  routes: readonly DeclaredRoute[]
  /** Makes all that is declared the routes of another app, which has served no request yet, and its unknown paths, too. */
  mountOn: (parent: Hono) => Hono
  fetch: Hono<E>['fetch']
  request: Hono<E>['request']
}

type Method = 'get' | 'post' | 'put' | 'delete'

/**
 * Creates an app with what all servers have in common: errors as JSON, ids of requests, the log, spans, headers, CORS, limits,
 * `/health` and `/ready`. A route is declared with its policy, so none is unlimited or open because a list was forgotten.
 */
export const createServerApp = <
  E extends ServerEnv,
  Access extends AccessMap,
  Limit extends string,
  Kinds extends keyof Access = keyof Access,
>(
  parameters: CreateServerAppParameters<E, Access, Limit, Kinds | 'public'>,
): ServerApp<E, Access, Limit, Kinds | 'public'> => buildServerApp(new Hono<E>(), parameters).app

/** See `createServerApp`. `declare` gives what stands before the handler of a route, which its caller adds to `hono`. */
export function buildServerApp<
  E extends ServerEnv,
  Access extends AccessMap,
  Limit extends string,
  Kinds extends keyof Access,
>(hono: Hono<E>, parameters: CreateServerAppParameters<E, Access, Limit, Kinds | 'public'>) {
  const { access, limits, unknown, log, tracing, crossOrigin, headers = {}, onRequest } = parameters
  const { ping, isEnding = () => false, namesRequests = true, hasProbes = true } = parameters
  const routes: DeclaredRoute[] = []

  async function count(limit: Limit | 'none', c: Context<E>) {
    const retryAfter = limit === 'none' ? undefined : await limits[limit](c)
    if (retryAfter !== undefined) throw tooManyRequests(retryAfter)
  }

  async function refuseUnknown(c: Context<E>) {
    await count(unknown, c)
    const reasons = [{ name: 'path', description: 'There is no such path.' }]
    return answerError(c, new HttpError(404, 'Not found', { reasons }))
  }

  hono.onError(
    createErrorHandler(
      (error, reqId) => log('error', 'request.failed', { reqId, ...describeError(error) }),
      ping &&
        createOutageReport({
          ping,
          isEnding,
          onAway: (error) => log('error', 'database.away', { code: codeOfFailure(error) }),
          onBack: () => log('info', 'database.back'),
        }),
    ),
  )
  hono.notFound(refuseUnknown)
  if (namesRequests) hono.use(nameRequests)
  hono.use(traceRequests(tracing), logRequests(log, onRequest), SECURE)
  hono.use(async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
  })
  if (crossOrigin) for (const path of crossOrigin.paths) hono.use(path, allowOrigin(crossOrigin))
  hono.use(limitPath)

  function declare(
    method: string,
    path: string,
    policy: Policy<(Kinds | 'public') & string, Limit>,
  ): MiddlewareHandler<E>[] {
    routes.push({ method: method.toUpperCase(), path, policy })
    return [
      // Counted before the caller is looked up, so that a flood of wrong ids does not reach the database.
      createMiddleware<E>(async (c, next) => {
        await count(policy.limit, c)
        await next()
      }),
      // A GET has no body, and looking for one makes a whole `Request`: a fifth of the work of a short answer.
      ...(method === 'get' ? [] : [limitBody(policy.maxBodyBytes ?? MAX_BODY_BYTES)]),
      ...(policy.hasLongAnswers ? [compress(), countLength] : []),
      ...access[policy.access],
    ]
  }

  const declareBy =
    (method: Method): Declare<E, Access, Limit, Kinds | 'public'> =>
    (path, policy, handler) =>
      // The guards have set the variables that the handler reads.
      hono.on(method, [path], ...declare(method, path, policy), handler as unknown as MiddlewareHandler<E>)

  const app: ServerApp<E, Access, Limit, Kinds | 'public'> = {
    get: declareBy('get'),
    post: declareBy('post'),
    put: declareBy('put'),
    delete: declareBy('delete'),
    routes,
    mountOn(parent) {
      // A parent takes over the routes of an app, and not its answer to all others.
      hono.all('*', refuseUnknown)
      return parent.route('/', hono)
    },
    fetch: hono.fetch,
    request: hono.request,
  }
  if (hasProbes) addProbes(app, parameters)
  return { app, declare }
}

/**
 * `/health`: the process runs, and another start would not help it. `/ready`: it can answer, and has not been told to end.
 * Balancers ask for them all the time.
 */
function addProbes<E extends ServerEnv, Access extends AccessMap, Limit extends string>(
  app: ServerApp<E, Access, Limit, 'public'>,
  {
    ping = async () => {},
    isStuck = () => false,
    isEnding = () => false,
    checkReady = (_, isReady) => ({ isReady, details: {} }),
  }: Omit<CreateServerAppParameters<E, Access, Limit>, 'access'>,
) {
  const open = { access: 'public', limit: 'none' } as const
  app.get('/health', open, (c) =>
    isStuck() ? c.json({ status: 'stuck' }, 503) : c.json({ status: 'ok' }, 200),
  )
  app.get('/ready', open, async (c) => {
    const isDatabaseReady = await ping().then(
      () => true,
      () => false,
    )
    const { isReady, details } = checkReady(c as unknown as Context<E>, isDatabaseReady)
    const status = isEnding() ? 'ending' : isReady ? 'ready' : 'waiting'
    return c.json({ status, ...details }, status === 'ready' ? 200 : 503)
  })
}

/** The headers of every answer. Pages set others themselves; some of Hono's would keep pages from reading answers. */
const SECURE = secureHeaders({
  strictTransportSecurity: 'max-age=31536000',
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})

const allowOrigin = ({ origin, methods, headers, exposed = [] }: CrossOrigin) =>
  cors({
    origin: origin === '*' ? origin : (_, c) => origin(c.req.path),
    allowMethods: methods,
    // Tracing of a page adds two headers by itself, and its requests must not fail by them.
    allowHeaders: [...headers, 'traceparent', 'tracestate'],
    exposeHeaders: [...exposed, 'retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
  })

/** One line a request: the pattern of its route, whom it concerned, status and duration. Never its parameters or body. */
const logRequests = (log: Log, onRequest: ((request: ServedRequest) => void) | undefined) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    const start = performance.now()
    c.set('logFields', {})
    await next()
    const [ms, route, { status }] = [performance.now() - start, routePath(c, -1), c.res]
    onRequest?.({ method: c.req.method, route, status, ms })
    log('info', `${c.req.method} ${route}`, {
      ...c.get('logFields'),
      reqId: c.get('requestId'),
      code: String(status),
      ms: Math.round(ms),
    })
  })
