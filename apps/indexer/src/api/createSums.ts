import { type ReadonlyDrizzle, sql } from 'ponder'
import type * as schema from '../../ponder.schema.ts'

export type CreateSumsParameters = {
  db: ReadonlyDrizzle<typeof schema>
  tables: Pick<typeof schema, 'purchase' | 'rewardBalance' | 'dailyTotal'>
}

/** Sums over all that was bought and rewarded. */
export function createSums({ db, tables }: CreateSumsParameters) {
  const { purchase, rewardBalance, dailyTotal } = tables
  return {
    /** The number of wallets that have bought. */
    async buyers() {
      const [row] = await db
        .select({ count: sql`count(distinct ${purchase.buyer})`.mapWith(Number) })
        .from(purchase)
      return row?.count ?? 0
    },

    /** Rewards of all users, for each token. */
    rewardTotals: async () =>
      db
        .select({
          token: rewardBalance.token,
          earned: sql`sum(${rewardBalance.earned})`.mapWith(BigInt),
          pending: sql`sum(${rewardBalance.pending})`.mapWith(BigInt),
          claimed: sql`sum(${rewardBalance.claimed})`.mapWith(BigInt),
        })
        .from(rewardBalance)
        .groupBy(rewardBalance.token)
        .orderBy(rewardBalance.token),

    /** Sums over all days; their number is days × items × tokens, whatever the number of purchases. */
    totals: async () =>
      db
        .select({
          itemId: dailyTotal.itemId,
          payToken: dailyTotal.payToken,
          purchases: sql`sum(${dailyTotal.purchases})`.mapWith(Number),
          quantity: sql`sum(${dailyTotal.quantity})`.mapWith(BigInt),
          cost: sql`sum(${dailyTotal.cost})`.mapWith(BigInt),
          yesAmount: sql`sum(${dailyTotal.yesAmount})`.mapWith(BigInt),
          reward: sql`sum(${dailyTotal.reward})`.mapWith(BigInt),
        })
        .from(dailyTotal)
        .groupBy(dailyTotal.itemId, dailyTotal.payToken)
        .orderBy(dailyTotal.itemId, dailyTotal.payToken),
  }
}
