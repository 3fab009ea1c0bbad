import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Payments } from '../../paymaster/createPaymasterChain.ts'
import { sponsorships } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'

/** Milliseconds for which a payment counts towards the budgets. */
const BUDGET_MS = 24 * 60 * 60_000

type Row = typeof sponsorships.$inferSelect
/** A contract that pays. */
export type PaymasterKey = Pick<Row, 'chainId' | 'paymaster'>
export type NewSponsorship = Omit<Row, 'state' | 'createdAt'>
export type Budgets = {
  perUser: bigint
  total: bigint
  /** The deposit that is left at EntryPoint, in wei. */
  deposit: bigint
}

/** The result of a reservation: `reserved`, or the budget that does not allow it. */
export type Reservation = 'reserved' | 'user' | 'total' | 'deposit'

/** Operations that were sponsored in the last 24 hours. */
export function createSponsorships(db: AuthDrizzle) {
  const isOf = ({ chainId, paymaster }: PaymasterKey) =>
    and(eq(sponsorships.chainId, chainId), eq(sponsorships.paymaster, paymaster))
  const isOpen = eq(sponsorships.state, 'open')

  return {
    /**
     * Sets the most that an operation can cost aside, unless a budget would be exceeded. One at a time for each
     * paymaster, whichever process asks, so that no two requests spend the same rest.
     */
    reserve: (row: NewSponsorship, budgets: Budgets): Promise<Reservation> =>
      db.transaction(async (tx) => {
        const { projectId, chainId, paymaster, sender, nonce, validUntil } = row
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`sponsor:${chainId}:${paymaster}`}))`)
        const isSame = and(
          eq(sponsorships.projectId, projectId),
          eq(sponsorships.chainId, chainId),
          eq(sponsorships.sender, sender),
          eq(sponsorships.nonce, nonce),
        )
        const sum = async (...conditions: Parameters<typeof and>) => {
          const [found] = await tx
            .select({ amount: sql<string>`coalesce(sum(${sponsorships.amount}), 0)` })
            .from(sponsorships)
            .where(and(sql`NOT ${isSame}`, ...conditions))
          return BigInt(found?.amount ?? 0)
        }
        const [earlier] = await tx.select().from(sponsorships).where(isSame)
        // An earlier voucher for this number is still good: the dearer one may be used.
        const amount = earlier !== undefined && earlier.amount > row.amount ? earlier.amount : row.amount
        const isCounted = and(
          eq(sponsorships.projectId, projectId),
          eq(sponsorships.chainId, chainId),
          gt(sponsorships.createdAt, new Date(Date.now() - BUDGET_MS)),
        )
        if ((await sum(isCounted, eq(sponsorships.sender, sender))) + amount > budgets.perUser) return 'user'
        if ((await sum(isCounted)) + amount > budgets.total) return 'total'
        if ((await sum(isOf(row), isOpen)) + amount > budgets.deposit) return 'deposit'
        const changes = {
          state: 'open' as const,
          amount,
          createdAt: new Date(),
          validUntil: Math.max(validUntil, earlier?.validUntil ?? 0),
        }
        await tx
          .insert(sponsorships)
          .values({ ...row, ...changes })
          .onConflictDoUpdate({
            target: [sponsorships.projectId, sponsorships.chainId, sponsorships.sender, sponsorships.nonce],
            set: changes,
          })
        return 'reserved'
      }),

    /** The block from which payments are to be looked for. Undefined where nothing is set aside. */
    async findOldestOpen(key: PaymasterKey): Promise<number | undefined> {
      const [found] = await db
        .select({ block: sql<number | null>`min(${sponsorships.block})` })
        .from(sponsorships)
        .where(and(isOf(key), isOpen))
      return found?.block ?? undefined
    },

    /** Puts what was paid in the place of what was set aside, and gives back what cannot be used any more. */
    async settle(key: PaymasterKey, { paid, from, timestamp }: Payments): Promise<void> {
      for (const { sender, nonce, cost } of paid)
        await db
          .update(sponsorships)
          .set({ state: 'paid', amount: cost })
          .where(
            and(
              isOf(key),
              isOpen,
              eq(sponsorships.sender, sender.toLowerCase()),
              eq(sponsorships.nonce, nonce),
            ),
          )
      // A voucher that may be in a block that was not read stays until it no longer counts.
      await db
        .delete(sponsorships)
        .where(and(isOf(key), isOpen, lt(sponsorships.validUntil, timestamp), gte(sponsorships.block, from)))
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(sponsorships).where(lt(sponsorships.createdAt, new Date(now.getTime() - BUDGET_MS)))
    },
  }
}

export type Sponsorships = ReturnType<typeof createSponsorships>
