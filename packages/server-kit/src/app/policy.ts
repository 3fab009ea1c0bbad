import type { Context, Env, MiddlewareHandler } from 'hono'

/** Kinds of callers that a server tells apart, each with the variables that its routes find in their context. */
export type AccessMap = { public: object }

/** States who may call a route, which limit counts its calls, and how long its bodies and answers may be. */
export type Policy<Access extends string = string, Limit extends string = string> = {
  access: Access
  /** `none`: its calls are not counted. */
  limit: Limit | 'none'
  /** The longest body in bytes. Default 16 KiB. */
  maxBodyBytes?: number
  /** True where answers may be long: they are compressed. To compress a short one takes longer than to send it. */
  hasLongAnswers?: boolean
}

/** A route, as tests that go through all of them read it. */
export type DeclaredRoute = { method: string; path: string; policy: Policy }

/** Counts a request, and resolves to the seconds to wait if there are too many. */
export type CountRequest<E extends Env> = (c: Context<E>) => Promise<number | undefined>

/** The environment of a route's handler: that of the server, and the variables of its kind of callers. */
export type RouteEnv<E extends Env, Variables> = E & { Variables: Variables }

export type PolicyParameters<
  E extends Env,
  Access extends AccessMap,
  Limit extends string,
  Kinds extends keyof Access,
> = {
  /** Refuses callers of each kind that are none of it, and sets the variables of its routes. */
  access: { [kind in Kinds]: readonly MiddlewareHandler[] }
  limits: { [limit in Limit]: CountRequest<E> }
}
