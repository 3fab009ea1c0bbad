import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { Store } from '../createStore.ts'
import type { ListName } from '../cursor.ts'
import { readAsOf } from '../head.ts'
import { addressParams, pageQuery } from '../request.ts'
import * as schemas from '../schemas.ts'
import { toPage, toRewardBalance, toWire, toWithdrawal } from '../wire.ts'
import { answers } from './describe.ts'

const listRoute = <T extends z.ZodType>(list: ListName, summary: string, schema: T) =>
  createRoute({
    method: 'get',
    path: `/v1/users/{address}/${list}`,
    summary: `${summary}, newest first`,
    request: { params: addressParams, query: pageQuery(list) },
    responses: answers(schema),
  })

const userRoute = createRoute({
  method: 'get',
  path: '/v1/users/{address}',
  summary: 'How the user was bound, how many the user invited, and the balances of rewards',
  request: { params: addressParams },
  responses: answers(schemas.userSchema),
})
const purchasesRoute = listRoute('purchases', 'What the user bought', schemas.purchasesPageSchema)
const referralsRoute = listRoute('referrals', 'Whom the user invited', schemas.referralsPageSchema)
const rewardsRoute = listRoute('rewards', 'What the user earned', schemas.rewardsPageSchema)
const withdrawalsRoute = listRoute('withdrawals', 'What the user withdrew', schemas.withdrawalsPageSchema)

/**
 * What concerns one user. `asOf` is always read before the rows,
 * so that an answer is at least as new as it says.
 */
export function addUserRoutes(app: OpenAPIHono, store: Store) {
  app.openapi(userRoute, async (c) => {
    const { address } = c.req.valid('param')
    const asOf = await readAsOf(store)
    const [referrer, [newestReferral], balances] = await Promise.all([
      store.referrer(address),
      store.referrals(address, { limit: 0 }),
      store.rewardBalances(address),
    ])
    const user: schemas.User = {
      asOf,
      address,
      referrer: referrer ?? null,
      directCount: newestReferral?.directCount ?? 0,
      rewards: balances.map(toRewardBalance),
    }
    return c.json(user, 200)
  })

  app.openapi(purchasesRoute, async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const asOf = await readAsOf(store)
    const rows = await store.purchases(c.req.valid('param').address, { limit, after: cursor })
    const page = toPage('purchases', rows, limit)
    return c.json({ asOf, items: page.rows.map(toWire), nextCursor: page.nextCursor }, 200)
  })

  app.openapi(referralsRoute, async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const asOf = await readAsOf(store)
    const rows = await store.referrals(c.req.valid('param').address, { limit, after: cursor })
    const page = toPage('referrals', rows, limit)
    return c.json({ asOf, items: page.rows, nextCursor: page.nextCursor }, 200)
  })

  app.openapi(rewardsRoute, async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const asOf = await readAsOf(store)
    const rows = await store.rewards(c.req.valid('param').address, { limit, after: cursor })
    const page = toPage('rewards', rows, limit)
    return c.json({ asOf, items: page.rows.map(toWire), nextCursor: page.nextCursor }, 200)
  })

  app.openapi(withdrawalsRoute, async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const asOf = await readAsOf(store)
    const rows = await store.withdrawals(c.req.valid('param').address, { limit, after: cursor })
    const page = toPage('withdrawals', rows, limit)
    return c.json({ asOf, items: page.rows.map(toWithdrawal), nextCursor: page.nextCursor }, 200)
  })
}
