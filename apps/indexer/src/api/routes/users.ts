import type { Store } from '../createStore.ts'
import { readAsOf } from '../head.ts'
import { addressParams } from '../request.ts'
import * as schemas from '../schemas.ts'
import { type App, createRoute } from '../types.ts'
import { toRewardBalance, toWire, toWithdrawal } from '../wire.ts'
import { addUserListRoute } from './addListRoute.ts'
import { answers } from './describe.ts'

const userRoute = createRoute({
  method: 'get',
  path: '/v1/users/{address}',
  policy: { access: 'sitePages', limit: 'address' },
  summary: 'How the user was bound, how many the user invited, and the balances of rewards',
  request: { params: addressParams },
  responses: answers(schemas.userSchema),
})

/** The routes of one user. `asOf` is read before the rows, so that an answer is never older than its `asOf`. */
export function addUserRoutes(app: App, store: Store) {
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

  addUserListRoute(app, store, {
    list: 'purchases',
    summary: 'What the user bought',
    page: schemas.purchasesPageSchema,
    read: store.purchases,
    toItem: toWire,
  })
  addUserListRoute(app, store, {
    list: 'referrals',
    summary: 'Whom the user invited',
    page: schemas.referralsPageSchema,
    read: store.referrals,
    toItem: toWire,
  })
  addUserListRoute(app, store, {
    list: 'rewards',
    summary: 'What the user earned',
    page: schemas.rewardsPageSchema,
    read: store.rewards,
    toItem: toWire,
  })
  addUserListRoute(app, store, {
    list: 'withdrawals',
    summary: 'What the user withdrew',
    page: schemas.withdrawalsPageSchema,
    read: store.withdrawals,
    toItem: toWithdrawal,
  })
}
