import {
  createServerApp,
  HttpError,
  type Log,
  type PolicyParameters,
  type Rate,
  type Tracing,
} from '@foyer/server-kit'
import { createMiddleware } from 'hono/factory'
import type { ServerMetrics } from './metrics/types.ts'
import type { Access, App, Env, RequestContext } from './types.ts'

export type CreateAppParameters<Kind extends keyof Access> = {
  /** The site's origin: the only page that may read answers. */
  siteOrigin: string
  /** Counts a request of a client address, before anything else is looked at. */
  countRequest: Rate
  /** Refuses callers of each kind that are none of it. */
  access: PolicyParameters<Env, Access, 'requests', Kind | 'public'>['access']
  log: Log
  clientOf: (c: RequestContext) => string
  metrics?: ServerMetrics | undefined
  tracing?: Tracing | undefined
  ping: () => Promise<void>
  /** True if only a restart of this process helps. */
  isStuck: () => boolean
  isEnding: () => boolean
}

/** ERC-7677, which every wallet may ask. It takes nothing that a page could not make up. */
const PAYMASTER_PATH = '/v1/paymaster/'

/** Creates the app with what auth and vault have in common. */
export function createApp<Kind extends keyof Access>({
  siteOrigin,
  countRequest,
  clientOf,
  metrics,
  ...shared
}: CreateAppParameters<Kind>): App<Kind> {
  return createServerApp<Env, Access, 'requests', Kind>({
    ...shared,
    limits: { requests: (c) => countRequest(clientOf(c)) },
    unknown: 'requests',
    // The site's pages read every answer, refusals too. There are no cookies.
    crossOrigin: {
      paths: ['/v1/*', '/oauth/*', '/undo/*'],
      origin: (path) => (path.startsWith(PAYMASTER_PATH) ? '*' : siteOrigin),
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      headers: ['authorization', 'content-type', 'dpop'],
      exposed: ['dpop-nonce', 'www-authenticate'],
    },
    headers: { 'cache-control': 'no-store' },
    onRequest: metrics?.countRequest,
  })
}

/** Refuses pages of other origins, and programs. `page` describes for the client which page may. */
export const requireOrigin = (origin: string, page: string) =>
  createMiddleware<Env>(async (c, next) => {
    if (c.req.header('origin') !== origin)
      throw new HttpError(403, 'Unauthorized: origin not allowed', {
        reasons: [{ name: 'origin', description: `Only the page at ${page} may do this.` }],
      })
    await next()
  })
