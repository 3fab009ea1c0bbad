import type { Database } from '@foyer/server-kit'
import { inArray, lt } from 'drizzle-orm'
import { audit } from './schema.ts'

/** Rows that one statement deletes, within the time that it has. */
export const DELETED_AT_ONCE = 5_000

/** Deletes the audit of before `time`. The oldest rows come first, so that one look says that there are no more. */
export async function deleteOldAudit(db: Database['drizzle'], time: Date): Promise<void> {
  for (let count = DELETED_AT_ONCE; count === DELETED_AT_ONCE; ) {
    const oldest = db
      .select({ id: audit.id, at: audit.at })
      .from(audit)
      .orderBy(audit.id)
      .limit(DELETED_AT_ONCE)
      .as('oldest')
    const ids = db.select({ id: oldest.id }).from(oldest).where(lt(oldest.at, time))
    const deleted = await db.delete(audit).where(inArray(audit.id, ids)).returning({ id: audit.id })
    count = deleted.length
  }
}
