import { type AnyPgColumn, and, asc, desc, eq, gt, isNull, lt, or, type ReadonlyDrizzle } from 'ponder'
import type * as schema from '../../ponder.schema.ts'
import { createSums } from './createSums.ts'
import { headQuery } from './head.ts'
import type { PageRequest } from './request.ts'

type Hex = `0x${string}`

export type CreateStoreParameters = {
  db: ReadonlyDrizzle<typeof schema>
  /** Passed in, for Ponder gives the tables their Postgres schema. */
  tables: typeof schema
}

export type Store = ReturnType<typeof createStore>

/**
 * The reads of the API. Lists are newest first unless they say otherwise, and have one row more than asked for when there is another page.
 * Every table is named through its Drizzle object, which puts the schema before it: on PGlite Ponder's bulk updates
 * leave empty temporary tables of the same names, and an unqualified name reads those.
 */
export function createStore({ db, tables }: CreateStoreParameters) {
  const { purchase, referral, reward, rewardBalance, withdrawal, operation, roleMember, dailyTotal } = tables
  return {
    head: async (): Promise<unknown> => (await db.execute(headQuery)).rows,

    /** Of one buyer, or of all. */
    purchases: async (buyer: Hex | undefined, { limit, after }: PageRequest) =>
      db
        .select()
        .from(purchase)
        .where(and(buyer && eq(purchase.buyer, buyer), olderThan(purchase.id, after)))
        .orderBy(desc(purchase.id))
        .limit(limit + 1),

    referrals: async (inviter: Hex, { limit, after }: PageRequest) =>
      db
        .select()
        .from(referral)
        .where(and(eq(referral.inviter, inviter), olderThan(referral.id, after)))
        .orderBy(desc(referral.id))
        .limit(limit + 1),

    rewards: async (user: Hex, { limit, after }: PageRequest) =>
      db
        .select()
        .from(reward)
        .where(and(eq(reward.user, user), olderThan(reward.id, after)))
        .orderBy(desc(reward.id))
        .limit(limit + 1),

    withdrawals: async (user: Hex, { limit, after }: PageRequest) =>
      db
        .select()
        .from(withdrawal)
        .where(and(eq(withdrawal.user, user), olderThan(withdrawal.id, after)))
        .orderBy(desc(withdrawal.id))
        .limit(limit + 1),

    /** Not paid yet, oldest first. */
    processing: async ({ limit, after }: PageRequest) =>
      db
        .select()
        .from(withdrawal)
        .where(and(isNull(withdrawal.settledAt), newerThan(withdrawal.id, after)))
        // By `settledAt` too, though it is null in all: else Postgres walks through the paid ones in order of their ids.
        .orderBy(asc(withdrawal.settledAt), asc(withdrawal.id))
        .limit(limit + 1),

    operations: async ({ limit, after }: PageRequest) =>
      db
        .select()
        .from(operation)
        .where(olderThan(operation.id, after))
        .orderBy(desc(operation.id))
        .limit(limit + 1),

    roles: async ({ limit, after }: PageRequest) =>
      db
        .select()
        .from(roleMember)
        .where(olderThan(roleMember.id, after))
        .orderBy(desc(roleMember.id))
        .limit(limit + 1),

    dailyTotals: async ({ limit, after }: PageRequest) =>
      db
        .select()
        .from(dailyTotal)
        .where(olderThan(dailyTotal.id, after))
        .orderBy(desc(dailyTotal.id))
        .limit(limit + 1),

    rewardBalances: async (user: Hex) =>
      db.select().from(rewardBalance).where(eq(rewardBalance.user, user)).orderBy(rewardBalance.token),

    /** Reads the binding of a user to their inviter. */
    async referrer(user: Hex) {
      const [row] = await db.select().from(referral).where(eq(referral.user, user)).limit(1)
      return row
    },

    /** True if a wallet has the code, or was invited by it. */
    async hasCode(code: string) {
      const { id } = referral
      const isNamed = or(eq(referral.code, code), eq(referral.inviterCode, code))
      const [row] = await db.select({ id }).from(referral).where(isNamed).limit(1)
      return row !== undefined
    },

    ...createSums({ db, tables }),
  }
}

/** Keys of withdrawals are numbers; Postgres reads the text as one. */
const olderThan = (key: AnyPgColumn, after: string | undefined) =>
  after === undefined ? undefined : lt(key, after)

const newerThan = (key: AnyPgColumn, after: string | undefined) =>
  after === undefined ? undefined : gt(key, after)
