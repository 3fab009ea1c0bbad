import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Store } from '../createStore.ts'
import { readHead } from '../head.ts'
import { statusSchema } from '../schemas.ts'
import { answers } from './describe.ts'

const statusRoute = createRoute({
  method: 'get',
  path: '/v1/status',
  summary: 'Which chain is indexed, and how far',
  responses: answers(statusSchema),
})

export type AddStatusRouteParameters = { store: Store; network: string; chainId: number }

export function addStatusRoute(app: OpenAPIHono, { store, network, chainId }: AddStatusRouteParameters) {
  app.openapi(statusRoute, async (c) => {
    const { status, asOf } = await readHead(store)
    return c.json({ status, network, chainId, asOf }, 200)
  })
}
