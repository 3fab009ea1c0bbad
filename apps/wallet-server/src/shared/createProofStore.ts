import type { Database } from '@foyer/server-kit'
import { lt } from 'drizzle-orm'
import { limits, proofs } from './schema.ts'

/** Remembers used proofs, and deletes what has expired of the tables that both servers have. */
export const createProofStore = (db: Database['drizzle']) => ({
  async remember(id: string, expiresAt: Date): Promise<boolean> {
    const added = await db.insert(proofs).values({ id, expiresAt }).onConflictDoNothing().returning()
    return added.length > 0
  },

  async deleteExpired(now: Date) {
    await db.delete(proofs).where(lt(proofs.expiresAt, now))
    await db.delete(limits).where(lt(limits.expiresAt, now))
  },
})
