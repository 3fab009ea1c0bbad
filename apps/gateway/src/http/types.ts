import type { HttpBindings } from '@hono/node-server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Project } from '../store/createStore.ts'

export type Env = { Bindings: HttpBindings; Variables: { project: Project; requestId: string } }
export type App = OpenAPIHono<Env>
export type RequestContext = Context<Env>
