import type { Store } from '../createStore.ts'
import { readAsOf } from '../head.ts'
import { dailyTotalsPageSchema, purchasesPageSchema, summarySchema, totalsSchema } from '../schemas.ts'
import { type App, createRoute, PUBLIC } from '../types.ts'
import { toRewardBalance, toWire } from '../wire.ts'
import { addListRoute, type PublicRoutesParameters } from './addListRoute.ts'
import { answers } from './describe.ts'

const totalsRoute = createRoute({
  method: 'get',
  path: '/v1/totals',
  policy: PUBLIC,
  summary: 'Sales of the whole presale, for each item and token',
  responses: answers(totalsSchema),
})

const summaryRoute = createRoute({
  method: 'get',
  path: '/v1/summary',
  policy: PUBLIC,
  summary: 'How many have bought, and the rewards of all users',
  responses: answers(summarySchema),
})

/** The sales to all users: their totals, and each purchase. */
export function addTotalsRoutes(app: App, parameters: PublicRoutesParameters) {
  const { store, once } = parameters

  app.openapi({ ...totalsRoute, middleware: once }, async (c) => {
    const asOf = await readAsOf(store)
    const totals = await store.totals()
    return c.json({ asOf, items: totals.map(toWire) }, 200)
  })

  app.openapi({ ...summaryRoute, middleware: once }, async (c) => {
    const asOf = await readAsOf(store)
    const [buyers, rewards] = await Promise.all([store.buyers(), store.rewardTotals()])
    return c.json({ asOf, buyers, rewards: rewards.map(toRewardBalance) }, 200)
  })

  addListRoute(app, parameters, {
    list: 'dailyTotals',
    path: '/v1/totals/daily',
    summary: 'Sales of each UTC day, item and token',
    page: dailyTotalsPageSchema,
    read: store.dailyTotals,
    toItem: toDailyTotal,
  })

  addListRoute(app, parameters, {
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
