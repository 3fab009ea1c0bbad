import { createRoute, OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi'
import type { Env, MiddlewareHandler } from 'hono'
import type { ZodError } from 'zod'
import { invalidRequest } from '../errors.ts'
import {
  buildServerApp,
  type CreateServerAppParameters,
  type ServerApp,
  type ServerEnv,
} from './createServerApp.ts'
import type { AccessMap, Policy, RouteEnv } from './policy.ts'

type DescribedRoute<Access extends AccessMap, Limit extends string> = RouteConfig & {
  policy: Policy<keyof Access & string, Limit>
}

export type OpenApiApp<E extends Env, Access extends AccessMap, Limit extends string> = ServerApp<
  E,
  Access,
  Limit
> & {
  /** Declares a route that `/openapi.json` describes. */
  openapi: <Route extends DescribedRoute<Access, Limit>>(
    route: Route,
    handler: RouteHandler<Route, RouteEnv<E, Access[Route['policy']['access']]>>,
  ) => void
}

export type CreateOpenApiAppParameters<
  E extends ServerEnv,
  Access extends AccessMap,
  Limit extends string,
> = CreateServerAppParameters<E, Access, Limit> & {
  /** Of the description. */
  title: string
}

/** An app as `createServerApp` makes it, whose routes are described by schemas and checked against them. */
export function createOpenApiApp<E extends ServerEnv, Access extends AccessMap, Limit extends string>({
  title,
  ...parameters
}: CreateOpenApiAppParameters<E, Access, Limit>): OpenApiApp<E, Access, Limit> {
  const hono = new OpenAPIHono<E>({ defaultHook: refuseInvalid })
  const { app, declare } = buildServerApp<E, Access, Limit, keyof Access>(hono, parameters)
  const policy = { access: 'public', limit: 'none', hasLongAnswers: true } as const
  hono.on('get', ['/openapi.json'], ...declare('get', '/openapi.json', policy))
  hono.doc31('/openapi.json', { openapi: '3.1.0', info: { title, version: '1' } })
  return {
    ...app,
    openapi({ policy, ...route }, handler) {
      const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
      hono.openapi(
        {
          ...route,
          middleware: [...declare(route.method, path, policy), ...[route.middleware ?? []].flat()],
        },
        // The guards have set the variables that the handler reads.
        handler as unknown as MiddlewareHandler,
      )
    },
  }
}

/** `createRoute` of the library, which asks for the policy of a server. */
export const createRoutes =
  <Access extends string, Limit extends string>() =>
  <
    Path extends string,
    Route extends Omit<RouteConfig, 'path'> & { path: Path; policy: Policy<Access, Limit> },
  >(
    route: Route,
  ) =>
    createRoute(route)

/** Names each parameter that is wrong, as a 400. */
function refuseInvalid(result: { success: boolean; error?: ZodError }) {
  if (!result.success && result.error) throw invalidFields(result.error)
}

export const invalidFields = ({ issues }: ZodError) =>
  invalidRequest(
    issues.map(({ path, message }) => ({ name: path.join('.') || 'body', description: message })),
  )
