import type { Log, LogFields, ServerVariables } from '@foyer/server-kit'
import { createRoutes, type OpenApiApp } from '@foyer/server-kit/openapi'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Project } from '../store/createProjectStore.ts'
import type { LimitGroup } from './createLimits.ts'

export type Env = { Bindings: HttpBindings; Variables: ServerVariables }
export type ProjectEnv = Env & { Variables: { project: Project } }

/** Callers: everybody, those who name a project, and those who are no page or one that the project lists. */
export type Access = {
  public: object
  project: { project: Project }
  page: { project: Project }
  /** Names its project in the query or in the body. */
  bodyPage: { project: Project }
}

export type App = OpenApiApp<Env, Access, LimitGroup>
/** The context of any route, for those who read the request only. */
export type RequestContext = Context

export const createRoute = createRoutes<keyof Access, LimitGroup>()

/** Fields of the log beside those that every server has. */
export type GatewayLogFields = LogFields & { warning?: string; rows?: string }
export type GatewayLog = Log<GatewayLogFields>
