import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Store } from '../createStore.ts'
import { readAsOf } from '../head.ts'
import { dailyTotalsPageSchema, purchasesPageSchema, summarySchema, totalsSchema } from '../schemas.ts'
import { toRewardBalance, toWire } from '../wire.ts'
import { addListRoute } from './addListRoute.ts'
import { answers } from './describe.ts'

const totalsRoute = createRoute({
  method: 'get',
  path: '/v1/totals',
  summary: 'Sales of the whole presale, for each item and token',
  responses: answers(totalsSchema),
})

const summaryRoute = createRoute({
  method: 'get',
  path: '/v1/summary',
  summary: 'How many have bought, and the rewards of all users',
  responses: answers(summarySchema),
})

/** The sales to all users: their totals, and each purchase. */
export function addTotalsRoutes(app: OpenAPIHono, store: Store) {
  app.openapi(totalsRoute, async (c) => {
    const asOf = await readAsOf(store)
    const totals = await store.totals()
    return c.json({ asOf, items: totals.map(toWire) }, 200)
  })

  app.openapi(summaryRoute, async (c) => {
    const asOf = await readAsOf(store)
    const [buyers, rewards] = await Promise.all([store.buyers(), store.rewardTotals()])
    return c.json({ asOf, buyers, rewards: rewards.map(toRewardBalance) }, 200)
  })

  addListRoute(app, store, {
    list: 'dailyTotals',
    path: '/v1/totals/daily',
    summary: 'Sales of each UTC day, item and token',
    page: dailyTotalsPageSchema,
    read: store.dailyTotals,
    toItem: toDailyTotal,
  })

  addListRoute(app, store, {
    list: 'allPurchases',
    path: '/v1/purchases',
    summary: 'Purchases of all users',
    page: purchasesPageSchema,
    read: (page) => store.purchases(undefined, page),
    toItem: toWire,
  })
}

/** The key is for sorting only; the row has the same data. */
function toDailyTotal({ id, ...row }: Awaited<ReturnType<Store['dailyTotals']>>[number]) {
  return toWire(row)
}
