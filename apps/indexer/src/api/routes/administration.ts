import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Store } from '../createStore.ts'
import { readAsOf } from '../head.ts'
import { pageQuery } from '../request.ts'
import { operationsPageSchema, rolesPageSchema, withdrawalsPageSchema } from '../schemas.ts'
import { toPage, toWire, toWithdrawal } from '../wire.ts'
import { answers } from './describe.ts'

const processingRoute = createRoute({
  method: 'get',
  path: '/v1/withdrawals/processing',
  summary: 'Withdrawals of all users that are not paid yet, oldest first',
  request: { query: pageQuery('processing') },
  responses: answers(withdrawalsPageSchema),
})

const operationsRoute = createRoute({
  method: 'get',
  path: '/v1/operations',
  summary: 'Administrative calls that were scheduled, newest first',
  request: { query: pageQuery('operations') },
  responses: answers(operationsPageSchema),
})

const rolesRoute = createRoute({
  method: 'get',
  path: '/v1/roles',
  summary: 'Accounts that hold a role of the AccessManager, newest first',
  request: { query: pageQuery('roles') },
  responses: answers(rolesPageSchema),
})

/** What those who operate the sale have to see to. */
export function addAdministrationRoutes(app: OpenAPIHono, store: Store) {
  app.openapi(processingRoute, async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const asOf = await readAsOf(store)
    const page = toPage('processing', await store.processing({ limit, after: cursor }), limit)
    return c.json({ asOf, items: page.rows.map(toWithdrawal), nextCursor: page.nextCursor }, 200)
  })

  app.openapi(operationsRoute, async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const asOf = await readAsOf(store)
    const page = toPage('operations', await store.operations({ limit, after: cursor }), limit)
    return c.json({ asOf, items: page.rows, nextCursor: page.nextCursor }, 200)
  })

  app.openapi(rolesRoute, async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const asOf = await readAsOf(store)
    const page = toPage('roles', await store.roles({ limit, after: cursor }), limit)
    return c.json({ asOf, items: page.rows.map(toWire), nextCursor: page.nextCursor }, 200)
  })
}
