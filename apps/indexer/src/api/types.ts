import type { ServerVariables } from '@foyer/server-kit'
import { createRoutes, type OpenApiApp } from '@foyer/server-kit/openapi'

export type Env = { Variables: ServerVariables }

/** Callers: everybody, and pages of the site. Programs are never kept out: all that is read is public. */
export type Access = { public: object; sitePages: object }

export type App = OpenApiApp<Env, Access, 'address'>

export const createRoute = createRoutes<keyof Access, 'address'>()

/** Everybody may read it, and each address as often as the guard in front of Ponder's server lets it. */
export const PUBLIC = { access: 'public', limit: 'address' } as const
