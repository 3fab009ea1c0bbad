import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { sha256 } from '../../shared/bytes.ts'
import { forgetInAudit } from '../../shared/createAudit.ts'
import { DAY_MS, DELETION_MS } from '../../shared/deletion.ts'
import { socialLogins } from '../../shared/schema.ts'
import {
  codes,
  deletions,
  devices,
  emailUpdates,
  formerEmails,
  passkeys,
  sessions,
  shares,
  users,
  wallets,
} from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'

export type Deletion = typeof deletions.$inferSelect

/** Users who want their wallet deleted. */
export function createDeletions(db: AuthDrizzle) {
  const isDue = (userId: string, now: Date) =>
    and(eq(deletions.userId, userId), lte(deletions.purgeAt, now), isNull(deletions.keptAt))

  type Transaction = Parameters<Parameters<AuthDrizzle['transaction']>[0]>[0]

  /** Everything of a user. */
  async function remove(tx: Transaction, { id: userId, subject }: typeof users.$inferSelect, now: Date) {
    for (const table of [deletions, emailUpdates, formerEmails, sessions, passkeys, shares, wallets, devices])
      await tx.delete(table).where(eq(table.userId, userId))
    // Codes and logins that have not expired belong to a new login.
    await tx.delete(codes).where(and(eq(codes.subject, subject), lt(codes.expiresAt, now)))
    await tx
      .delete(socialLogins)
      .where(and(eq(socialLogins.subject, subject), lt(socialLogins.expiresAt, now)))
    await forgetInAudit(tx, [userId])
    await tx.delete(users).where(eq(users.id, userId))
  }

  /** Everything of a user, at once. False where another process was first, or the user has kept the wallet. */
  const purgeUser = (userId: string, now: Date): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
      const [due] = await tx.select().from(deletions).where(isDue(userId, now)).for('update')
      if (!user || !due) return false
      await remove(tx, user, now)
      return true
    })

  return {
    /**
     * Marks a user. Asking again changes no time, and replaces the link of the mail. `addMail` gets the token of the link,
     * and runs in the transaction.
     */
    ask: (
      userId: string,
      vaultToken: string,
      addMail: (tx: Pick<AuthDrizzle, 'insert'>, asked: { purgeAt: Date; token: string }) => Promise<void>,
    ): Promise<Deletion> =>
      db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        // One that was undone is over.
        await tx.delete(deletions).where(and(eq(deletions.userId, userId), isNotNull(deletions.keptAt)))
        const token = randomBytes(32).toString('base64url')
        const tokenHash = sha256(token)
        const purgeAt = new Date(Date.now() + DELETION_MS)
        const [deletion] = await tx
          .insert(deletions)
          .values({ userId, vaultToken, tokenHash, purgeAt })
          .onConflictDoUpdate({ target: deletions.userId, set: { vaultToken, tokenHash } })
          .returning()
        if (!deletion) throw new Error('The database returned no deletion.')
        await addMail(tx, { purgeAt: deletion.purgeAt, token })
        return deletion
      }),

    async find(userId: string): Promise<Deletion | undefined> {
      const [row] = await db.select().from(deletions).where(eq(deletions.userId, userId))
      return row
    },

    /** Keeps the wallet. Undefined where nothing was asked for, or it is too late. */
    async keep(userId: string): Promise<Deletion | undefined> {
      const [row] = await db
        .update(deletions)
        .set({ keptAt: new Date() })
        .where(and(eq(deletions.userId, userId), gt(deletions.purgeAt, new Date())))
        .returning()
      return row
    },

    /** Keeps the wallet, and ends every session: an attacker may have asked for the deletion. */
    keepByLink: (token: string): Promise<Deletion | undefined> =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .update(deletions)
          .set({ keptAt: new Date() })
          .where(and(eq(deletions.tokenHash, sha256(token)), gt(deletions.purgeAt, new Date())))
          .returning()
        if (row) await tx.delete(sessions).where(eq(sessions.userId, row.userId))
        return row
      }),

    /** Forgets a deletion that was undone at the vault, too. */
    end: (userId: string) =>
      db.delete(deletions).where(and(eq(deletions.userId, userId), isNotNull(deletions.keptAt))),

    /** Deletes a user who has not asked for it here. False where there is none. */
    purgeNow: (subject: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.subject, subject)).for('update')
        if (user) await remove(tx, user, new Date())
        return user !== undefined
      }),

    /** Counts those that are due for longer than a day: `purge` does not run. */
    async countOverdue(now: Date): Promise<number> {
      const isOverdue = lte(deletions.purgeAt, new Date(now.getTime() - DAY_MS))
      return db.$count(deletions, and(isOverdue, isNull(deletions.keptAt)))
    },

    /** Deletes who is due. Returns how many there were. */
    async purge(now: Date): Promise<number> {
      const due = await db
        .select({ userId: deletions.userId })
        .from(deletions)
        .where(and(lte(deletions.purgeAt, now), isNull(deletions.keptAt)))
      let count = 0
      for (const { userId } of due) if (await purgeUser(userId, now)) count++
      return count
    },
  }
}

export type Deletions = ReturnType<typeof createDeletions>
