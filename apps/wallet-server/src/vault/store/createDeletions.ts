import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { forgetInAudit } from '../../shared/createAudit.ts'
import { DAY_MS, DELETION_MS } from '../../shared/deletion.ts'
import { socialLogins } from '../../shared/schema.ts'
import { approvals, deletions, recoveries, subjects } from '../schema.ts'
import type { VaultDrizzle } from '../types.ts'

/** Auth's time ends first, so a wallet that auth lets its user keep is still here. */
const SPARE_MS = 60 * 60_000

type Transaction = Parameters<Parameters<VaultDrizzle['transaction']>[0]>[0]

/** Recovery shares that are about to be deleted. */
export function createDeletions(db: VaultDrizzle) {
  /** A share with everything that names its owner. */
  async function remove(tx: Transaction, ids: string[], now: Date): Promise<void> {
    const owners = await tx.select().from(subjects).where(inArray(subjects.recoveryId, ids))
    const names = owners.map(({ subject }) => subject)
    // Codes and logins that have not expired belong to a new login.
    await tx.delete(approvals).where(and(inArray(approvals.subject, names), lt(approvals.expiresAt, now)))
    await tx
      .delete(socialLogins)
      .where(and(inArray(socialLogins.subject, names), lt(socialLogins.expiresAt, now)))
    await forgetInAudit(tx, names)
    await tx.delete(recoveries).where(inArray(recoveries.id, ids))
  }

  const dueBefore = (now: Date) => new Date(now.getTime() - DELETION_MS - SPARE_MS)

  return {
    /** Marks the share of a subject. Asking again, also in another tab, gives the same token. Undefined: there is none. */
    ask: (subject: string): Promise<string | undefined> =>
      db.transaction(async (tx) => {
        const [owner] = await tx.select().from(subjects).where(eq(subjects.subject, subject))
        if (!owner) return undefined
        const { recoveryId } = owner
        const token = randomBytes(32).toString('base64url')
        const askedAt = new Date()
        const [row] = await tx
          .insert(deletions)
          .values({ recoveryId, token, askedAt })
          .onConflictDoUpdate({ target: deletions.recoveryId, set: { askedAt } })
          .returning()
        return row?.token
      }),

    /** From now on the time runs. False where nothing was asked for, or it was undone. */
    async confirm(token: string): Promise<boolean> {
      await db
        .update(deletions)
        .set({ confirmedAt: new Date() })
        .where(and(eq(deletions.token, token), isNull(deletions.confirmedAt)))
      const rows = await db.select().from(deletions).where(eq(deletions.token, token))
      return rows.length > 0
    },

    undo: (token: string) => db.delete(deletions).where(eq(deletions.token, token)),

    /** Deletes the share of who has not asked for it here. False where there is none. */
    purgeNow: (subject: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [owner] = await tx.select().from(subjects).where(eq(subjects.subject, subject)).for('update')
        if (owner) await remove(tx, [owner.recoveryId], new Date())
        return owner !== undefined
      }),

    /** Counts those that are due for longer than a day: `purge` does not run. */
    countOverdue: (now: Date): Promise<number> =>
      db.$count(deletions, lt(deletions.confirmedAt, dueBefore(new Date(now.getTime() - DAY_MS)))),

    /** Deletes what is due, with everything that names its owner. Returns how many there were. */
    purge: (now: Date): Promise<number> =>
      db.transaction(async (tx) => {
        const due = await tx
          .select({ id: deletions.recoveryId })
          .from(deletions)
          .where(lt(deletions.confirmedAt, dueBefore(now)))
          .for('update', { skipLocked: true })
        const ids = due.map(({ id }) => id)
        if (ids.length === 0) return 0
        await remove(tx, ids, now)
        return ids.length
      }),

    /**
     * Deletes a share whose owner has asked for it, and who has found that auth has deleted its half. The word that the
     * mark counts was lost then. False where nothing was asked for, or the time is not over.
     */
    finish: (subject: string, now: Date): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [due] = await tx
          .select({ id: deletions.recoveryId })
          .from(deletions)
          .innerJoin(subjects, eq(subjects.recoveryId, deletions.recoveryId))
          .where(and(eq(subjects.subject, subject), lt(deletions.askedAt, dueBefore(now))))
          .for('update')
        if (!due) return false
        await remove(tx, [due.id], now)
        return true
      }),
  }
}

export type Deletions = ReturnType<typeof createDeletions>
