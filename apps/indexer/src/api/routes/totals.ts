import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Store } from '../createStore.ts'
import { readAsOf } from '../head.ts'
import { pageQuery } from '../request.ts'
import { dailyTotalsPageSchema, totalsSchema } from '../schemas.ts'
import { toPage, toWire } from '../wire.ts'
import { answers } from './describe.ts'

const totalsRoute = createRoute({
  method: 'get',
  path: '/v1/totals',
  summary: 'Sales of the whole presale, for each item and token',
  responses: answers(totalsSchema),
})

const dailyTotalsRoute = createRoute({
  method: 'get',
  path: '/v1/totals/daily',
  summary: 'Sales of each UTC day, item and token, newest first',
  request: { query: pageQuery('dailyTotals') },
  responses: answers(dailyTotalsPageSchema),
})

/** What was sold to all users together. */
export function addTotalsRoutes(app: OpenAPIHono, store: Store) {
  app.openapi(totalsRoute, async (c) => {
    const asOf = await readAsOf(store)
    const totals = await store.totals()
    return c.json({ asOf, items: totals.map(toWire) }, 200)
  })

  app.openapi(dailyTotalsRoute, async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const asOf = await readAsOf(store)
    const page = toPage('dailyTotals', await store.dailyTotals({ limit, after: cursor }), limit)
    return c.json({ asOf, items: page.rows.map(toDailyTotal), nextCursor: page.nextCursor }, 200)
  })
}

/** The key is for sorting; it repeats what the row says. */
function toDailyTotal({ id, ...row }: Awaited<ReturnType<Store['dailyTotals']>>[number]) {
  return toWire(row)
}
