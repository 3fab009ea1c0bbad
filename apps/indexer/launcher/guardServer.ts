import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { ServedRequest } from '@foyer/server-kit'
import { toErrorBody, tooManyRequests } from '@foyer/server-kit/errors'
import { MAX_CONNECTIONS } from '@foyer/server-kit/settings'
import type { Tracing } from '@foyer/server-kit/tracing'
import { isPublic } from '../src/api/publicPaths.ts'
import { routeOf } from './routeOf.ts'

export type GuardParameters = {
  /** Pages that may read the answers about users; compared exactly. */
  corsOrigins: readonly string[]
  /** Counts a request, and resolves to the seconds to wait if there are too many. Without it nothing is limited. */
  countRequest?: (request: IncomingMessage) => Promise<number | undefined>
  /** Gets each request that was answered. */
  onAnswer?: (request: ServedRequest) => void
  /** Records each request. */
  tracing?: Pick<Tracing, 'serve'>
  /** Seconds after which a connection without a request is closed. */
  idleSeconds: number
}

/**
 * Decides about a request before Ponder sees it. Ponder's server answers every preflight itself and allows every origin,
 * so that its own middleware comes too late.
 *
 * @returns whether the request goes on to Ponder
 */
async function guardRequest(
  { corsOrigins, countRequest }: GuardParameters,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Request-Id', idOf(request))
  const wait = await countRequest?.(request)
  if (wait !== undefined) {
    allowOrigin(corsOrigins, request, response)
    const refusal = tooManyRequests(wait)
    response.writeHead(refusal.status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': String(wait),
    })
    response.end(JSON.stringify(toErrorBody(refusal)))
    return false
  }
  if (request.method !== 'OPTIONS') return true
  if (allowOrigin(corsOrigins, request, response))
    response
      .setHeader('Access-Control-Allow-Methods', 'GET, HEAD')
      // Tracing of a page adds these by itself, and its requests must not fail by them.
      .setHeader('Access-Control-Allow-Headers', 'traceparent, tracestate')
      .setHeader('Access-Control-Max-Age', 86_400)
  response.writeHead(204).end()
  return false
}

/** The name that a proxy in front has given a request, or a new one. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w=-]{1,100}$/.test(given) ? given : randomUUID()
}

function allowOrigin(
  origins: readonly string[],
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
) {
  const { origin } = headers
  // Else no page may read how long it is to wait.
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id')
  if (isPublic(url.split('?', 1)[0] ?? '')) {
    response.setHeader('Access-Control-Allow-Origin', '*')
    return true
  }
  response.setHeader('Vary', 'Origin')
  if (origin === undefined || !origins.includes(origin)) return false
  response.setHeader('Access-Control-Allow-Origin', origin)
  return true
}

/** Puts the guard before every HTTP server that is made in this process from now on: Ponder makes its own. */
export function guardServers(parameters: GuardParameters) {
  const { createServer } = http
  const guarded = (options: http.ServerOptions, listener: RequestListener) => {
    const idleMs = 1_000 * parameters.idleSeconds
    const server = createServer({ ...options, keepAliveTimeout: idleMs }, (request, response) => {
      const start = performance.now()
      response.once('finish', () => {
        const { method = '', url = '' } = request
        const ms = performance.now() - start
        parameters.onAnswer?.({ method, route: routeOf(url), status: response.statusCode, ms })
      })
      if (parameters.tracing) void trace(parameters.tracing, request, response)
      void guardRequest(parameters, request, response).then((goesOn) => goesOn && listener(request, response))
    })
    server.maxConnections = MAX_CONNECTIONS
    return server
  }
  http.createServer = guarded as typeof createServer
}

/** Makes a span of a request, which ends with its answer. */
const trace = (tracing: Pick<Tracing, 'serve'>, request: IncomingMessage, response: ServerResponse) => {
  const { method = '', url = '', headers } = request
  const { traceparent } = headers
  return tracing.serve(
    { method, traceparent: typeof traceparent === 'string' ? traceparent : undefined },
    async () => {
      // Also where the client has gone.
      await new Promise<void>((closed) => response.once('close', closed))
      return {
        route: routeOf(url),
        status: response.statusCode,
        attributes: { 'request.id': String(response.getHeader('X-Request-Id')) },
      }
    },
  )
}
